import { eq } from 'drizzle-orm'
import { eventDetail } from '../../../contract/content/events.ts'
import { events } from '../../db/schema/boards.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import { findWholeEvents } from './find-whole-events.ts'

export default defineHandler(eventDetail, async (call) => {
  const [event] = await findWholeEvents(call, eq(events.idx, call.params.id))
  if (!event) throw notFound('event')
  return { content: event }
})
