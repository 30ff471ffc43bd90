import type * as contract from '../../../contract/content/events.ts'
import type { HandlersFor } from '../handler.ts'
import eventDetail from './event-detail.ts'
import eventDetails from './event-details.ts'
import eventList from './event-list.ts'
import eventStates from './event-states.ts'

/** A handler for each call of `contract/content/events.ts`. */
export const eventsHandlers = { eventDetail, eventDetails, eventList, eventStates } satisfies HandlersFor<
  typeof contract
>
