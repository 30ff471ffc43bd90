import * as codes from './codes.ts'
import * as v from 'valibot'
import { defineEndpoint, noInput } from './endpoint.ts'
import { momentSchema } from './text.ts'

/** The call that opens a lesson in the PC client. It is this shop's addition to section 7 of the specification. */

/** Number of a lesson, counted from 1. */
export const lessonSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))

/** A secret of the learning system that opens one lesson for one member, once and for a short time. */
export const launchTicketSchema = v.object({
  /** Letters, digits, `-` and `_`. */
  ticket: v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/)),
  expires_at: momentSchema,
})
export type LaunchTicket = v.InferOutput<typeof launchTicketSchema>

/** Answers `PR10004404` for a course that the member has no access to today, and for a lesson that it lacks. */
export const openLesson = defineEndpoint({
  name: 'open-lesson',
  summary: 'A ticket with which the PC client opens a lesson',
  method: 'POST',
  path: '/v1/lecture/launch',
  params: noInput,
  query: noInput,
  body: v.object({
    course: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
    lesson: lessonSchema,
  }),
  content: launchTicketSchema,
  paged: false,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/** Address that opens a lesson in the PC client. The ticket is its only secret: it works once. */
export function lessonAddress({ course, lesson, ticket }: { course: number; lesson: number; ticket: string }): string {
  return `practicum://lesson?course=${course}&number=${lesson}&ticket=${ticket}`
}
