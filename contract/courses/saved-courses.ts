import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { idSchema } from '../protocol/paging.ts'
import { limits } from '../values/limits.ts'

// The courses that somebody saves to look at again: kept in the browser, and with the member. The list holds numbers
// alone; `courseSummaries` tells what they are now.

const numbersSchema = v.pipe(
  v.array(idSchema),
  v.maxLength(limits.savedCourses, `at most ${limits.savedCourses} courses`),
)

const savedCoursesCall = {
  area: 'saved-courses',
  path: '/v1/member/my/saved-courses',
  /** Numbers of the courses, in the order in which they were saved. */
  content: v.array(v.number()),
  access: 'member',
} as const

/** The courses that the member has saved. */
export const savedCourses = defineEndpoint({
  ...savedCoursesCall,
  name: 'saved-courses',
  summary: 'The courses that the member has saved',
  method: 'GET',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/**
 * Saves courses for the member, and removes others. A course that is saved already keeps its place, so that repeating
 * the call, or adding a browser's list to the member's, doubles nothing. `PR20017409` when the list would hold more than
 * fifty: nothing has changed then. Returns the list.
 */
export const changeSavedCourses = defineEndpoint({
  ...savedCoursesCall,
  name: 'change-saved-courses',
  summary: 'Saves courses for the member, and removes others',
  method: 'PUT',
  body: v.object({ put: v.optional(numbersSchema, []), remove: v.optional(numbersSchema, []) }),
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.savedCoursesFull],
})
