import { requestOpeningMail as endpoint } from '#contract/courses/course-openings.ts'
import * as codes from '#contract/protocol/codes.ts'
import { enqueueOpeningRequested } from '#server/messages/opening-messages.ts'
import { findCourse } from '../courses/find.ts'
import { defineHandler } from '../define-handler.ts'
import { listAddress } from './list-address.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, locale, params, body, apiError } = call
  const course = await findCourse(db, params.lectureId)
  if (course.opensOn <= clock.today()) throw apiError(codes.courseIsOpen, 'This course is open already.')
  await listAddress(call, {
    email: body.email,
    courseIdx: course.idx,
    confirm: (tx, { email, now, path }) => enqueueOpeningRequested(tx, now, { email, locale, course }, path),
  })
  return { content: { opens_on: course.opensOn } }
})
