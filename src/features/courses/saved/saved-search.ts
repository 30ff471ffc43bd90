import * as v from 'valibot'
import { limits } from '#contract/values/limits.ts'
import { comparedParameter } from '#entities/course/compared.ts'
import { courseNumbersParameter } from '#entities/course/course-numbers.ts'

/** Search parameters of the saved courses. */
export const savedSearch = v.object({
  /** Numbers of courses that somebody shares, joined by underscores. Without it: the list of this browser or member. */
  ids: courseNumbersParameter(limits.savedCourses),
  /** Numbers of courses that are chosen for the comparison, joined by underscores. Without it: none is chosen. */
  compare: comparedParameter,
})
export type SavedSearch = v.InferOutput<typeof savedSearch>
