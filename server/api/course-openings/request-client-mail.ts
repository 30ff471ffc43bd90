import { requestClientMail } from '#contract/courses/course-openings.ts'
import { clientFiles } from '#server/db/schema/downloads.ts'
import { enqueueClientRequested } from '#server/messages/opening-messages.ts'
import { defineHandler } from '../define-handler.ts'
import { listAddress } from './list-address.ts'

export default defineHandler(requestClientMail, async (call) => {
  if ((await call.db.$count(clientFiles)) > 0) return { content: { is_available: true } }
  await listAddress(call, {
    email: call.body.email,
    courseIdx: null,
    confirm: (tx, { email, now, path }) => enqueueClientRequested(tx, now, { email, locale: call.locale }, path),
  })
  return { content: { is_available: false } }
})
