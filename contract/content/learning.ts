import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { countSchema, daySchema } from '../values/quantities.ts'
import { momentSchema } from '../values/text.ts'

// The member's courses, and the call that opens a lesson in the PC client: this shop's additions to section 7 of the specification.

/** Number of a lesson, counted from 1. */
export const lessonSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))

/** A secret of the learning system that opens one lesson for one member, once and for a short time. */
export const launchTicketSchema = v.object({
  /** Letters, digits, `-` and `_`. */
  ticket: v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/)),
  expires_at: momentSchema,
})
export type LaunchTicket = v.InferOutput<typeof launchTicketSchema>

/**
 * Answers `PR10004404` for a course that the member has no access to today, and for a lesson that it lacks; `MB12101404`
 * for an exam until the member's identity is verified (specification, section 1).
 */
export const openLesson = defineEndpoint({
  name: 'open-lesson',
  area: 'learning',
  feature: 'learning-system',
  summary: 'A ticket with which the PC client opens a lesson',
  method: 'POST',
  path: '/v1/lecture/launch',
  body: v.object({
    course: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
    lesson: lessonSchema,
  }),
  content: launchTicketSchema,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.identityNotVerified],
})

/** Address that opens a lesson in the PC client. The ticket is its only secret: it works once. */
export function lessonAddress({ course, lesson, ticket }: { course: number; lesson: number; ticket: string }): string {
  return `xr-lesson://lesson?course=${course}&number=${lesson}&ticket=${ticket}`
}

export const learningLimits = {
  /** Weeks of progress that are shown of a course, the latest ones. */
  weeks: 12,
} as const

/** A week of training, from Monday in Korean time. */
const trainingWeekSchema = v.object({
  monday: daySchema,
  /** Lessons finished in this week. */
  finished: countSchema,
  /** Lessons finished until its end, in percent of all lessons of the course. */
  percent: countSchema,
})
export type TrainingWeek = v.InferOutput<typeof trainingWeekSchema>

/** A course that the member has bought. */
const myCourseSchema = v.object({
  course: v.number(),
  title: v.string(),
  /** Address of the picture. */
  thumbnail: v.string(),
  /** `running`: access holds today; `upcoming`: it begins later. */
  access: v.picklist(['running', 'upcoming', 'ended']),
  /** First and last day of access. Passes that extend access follow each other. `until` is null without an end. */
  from: daySchema,
  until: v.nullable(daySchema),
  /** Days of access that are left, with today; null without an end, and unless it is running. */
  days_left: v.nullable(countSchema),
  /** Lessons of the course, and how many of them the member has finished. */
  lessons: countSchema,
  done: countSchema,
  /** Number of the first lesson that is not finished; null when all are. */
  next: v.nullable(lessonSchema),
  /** From the first week of access to the current or last one, at most {@link learningLimits}; empty before access. */
  weeks: v.array(trainingWeekSchema),
})
export type MyCourse = v.InferOutput<typeof myCourseSchema>

/** The member's courses: running ones first, then upcoming and ended ones; refunded ones are not listed. */
export const myCourses = defineEndpoint({
  name: 'my-courses',
  area: 'learning',
  summary: "The member's courses with their progress by week",
  method: 'GET',
  path: '/v1/member/my/training',
  content: v.array(myCourseSchema),
  isRateLimited: true,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})
