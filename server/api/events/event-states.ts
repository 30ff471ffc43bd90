import { eventStates } from '../../../contract/content/events.ts'
import { events } from '../../db/schema/boards.ts'
import { defineHandler } from '../define-handler.ts'
import { eventsInState } from './find.ts'

export default defineHandler(eventStates, async ({ db, clock }) => {
  const today = clock.today()
  const [ongoing, upcoming, completed] = await Promise.all([
    db.$count(events, eventsInState('ongoing', today)),
    db.$count(events, eventsInState('upcoming', today)),
    db.$count(events, eventsInState('completed', today)),
  ])
  return { content: { ongoing, upcoming, completed } }
})
