import { randomUUID } from 'node:crypto'
import * as codes from '../../../contract/protocol/codes.ts'
import { requestOpeningMail as endpoint } from '../../../contract/content/course-openings.ts'
import { transact } from '../../db/open.ts'
import { courseOpeningRequests } from '../../db/schema/inquiries.ts'
import { createTransactionQueue } from '../../lib/semaphore.ts'
import { enqueueOpeningRequested } from '../../messages/opening-messages.ts'
import { bindBrowser } from '../browser-binding.ts'
import { findCourse } from '../courses/find.ts'
import { defineHandler } from '../define-handler.ts'
import { countRequest, messageLimits } from '../limited-requests.ts'
import { cancelPath } from './opening-links.ts'
import { requestCookie } from '../../lib/cookies.ts'

const queue = createTransactionQueue()

export default defineHandler(endpoint, async (call) => {
  const { db, clock, caller, locale, params, body, apiError } = call
  const course = await findCourse(db, params.lectureId)
  if (course.opensOn <= clock.today()) throw apiError(codes.courseIsOpen, 'This course is open already.')
  const email = body.email.toLowerCase()
  const asked = { bindingHash: await bindBrowser(call, caller, requestCookie), address: caller.address, contact: email }
  await countRequest(call, caller, codes.tooManyMails, messageLimits('course-opening', asked))
  const id = randomUUID()
  const path = await cancelPath(db, id)
  await queue.run(() =>
    transact(db, async (tx) => {
      const now = clock.now()
      const added = await tx
        .insert(courseOpeningRequests)
        .values({ id, courseIdx: course.idx, email, locale, requestedAt: now })
        .onConflictDoNothing()
        .returning()
      // The address is on the list already, and has had its mail.
      if (added.length > 0) await enqueueOpeningRequested(tx, now, { email, locale, course }, path)
    }),
  )
  return { content: { opens_on: course.opensOn } }
})
