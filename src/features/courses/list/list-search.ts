import * as v from 'valibot'
import { chosenSortSchema, fieldSchema, memberTypeSchema } from '../../../../contract/content/courses.ts'
import { limits } from '../../../../contract/values/limits.ts'
import type { CourseListFilter } from '../../../entities/course/course-queries.ts'
import { declaredSearch, optional, pageParameter, textParameter } from '../../../lib/url/search-schema.ts'

/**
 * Search parameters of the course list. Defaults when absent: all member types, all categories, newest first, rows,
 * page 1.
 */
export const courseListSearch = v.object({
  /** Who the courses are for. Without it: courses for all. */
  memberType: optional(memberTypeSchema),
  /** Field of training. Without it: all fields. */
  category: optional(fieldSchema),
  /** Part of a title or keyword. Without it: every title. */
  title: textParameter(limits.searchTermLength),
  /** Order of the list. Without it: the newest first. */
  sort: optional(chosenSortSchema),
  /** How the list is shown. Without it: rows. */
  view: optional(v.picklist(['cards'])),
  page: pageParameter,
})
export type CourseListSearch = v.InferOutput<typeof courseListSearch>

/** The parameters with a change. A changed filter resets the page to 1. */
export function changedList(search: CourseListSearch, change: Partial<CourseListSearch>): CourseListSearch {
  return { ...declaredSearch(courseListSearch, search), page: undefined, ...change }
}

/** The parameters that select courses: all but `view`. */
export function listFilter(search: CourseListSearch): CourseListFilter {
  const { view, ...filter } = declaredSearch(courseListSearch, search)
  return filter
}
