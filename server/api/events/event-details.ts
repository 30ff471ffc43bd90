import { inArray } from 'drizzle-orm'
import { eventDetails } from '../../../contract/content/events.ts'
import { events } from '../../db/schema/boards.ts'
import { defineHandler } from '../define-handler.ts'
import { findWholeEvents } from './find-whole-events.ts'

export default defineHandler(eventDetails, async (call) => ({
  content: await findWholeEvents(call, inArray(events.idx, call.query.ids)),
}))
