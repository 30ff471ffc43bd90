import * as v from 'valibot'
import { type CourseFilterName, courseFilterNames, courseFilters } from '#contract/courses/course-filters.ts'
import { chosenSortSchema, fieldSchema, memberTypeSchema } from '#contract/courses/courses.ts'
import { limits } from '#contract/values/limits.ts'
import { comparedParameter } from '#entities/course/compared.ts'
import type { CourseListFilter } from '#entities/course/course-queries.ts'
import { declaredSearch, optional, pageParameter, textParameter } from '#lib/url/search-schema.ts'

/**
 * Search parameters of the course list. Defaults when absent: all member types, all categories, no filter, newest first,
 * rows, page 1.
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
  /** Lowest price of today. Without it: every price. */
  price: optional(courseFilters.price),
  /** Length of all lessons, in hours. Without it: every length. */
  length: optional(courseFilters.length),
  /** What the learner has. Without it: any equipment. */
  equipment: optional(courseFilters.equipment),
  /** Whether only courses with free lessons are listed. Without it: all courses. */
  free: optional(courseFilters.free),
  /** Whether only courses in a campaign are listed. Without it: all courses. */
  campaign: optional(courseFilters.campaign),
  /** Numbers of courses that are chosen for the comparison, joined by underscores. Without it: none is chosen. */
  compare: comparedParameter,
  /** How the list is shown. Without it: rows. */
  view: optional(v.picklist(['cards'])),
  page: pageParameter,
})
export type CourseListSearch = v.InferOutput<typeof courseListSearch>

/** The parameters with a change. A changed filter resets the page to 1. */
export function changedList(search: CourseListSearch, change: Partial<CourseListSearch>): CourseListSearch {
  return { ...declaredSearch(courseListSearch, search), page: undefined, ...change }
}

/** The parameters that select courses: all but `view` and `compare`. */
export function listFilter(search: CourseListSearch): CourseListFilter {
  const { view, compare, ...filter } = declaredSearch(courseListSearch, search)
  return filter
}

/** Names of the filters that are chosen, beyond audience, field and title. */
export function chosenFilters(search: CourseListSearch): CourseFilterName[] {
  return courseFilterNames.filter((name) => search[name] !== undefined)
}

/** The parameters without those filters. */
export function withoutFilters(search: CourseListSearch): CourseListSearch {
  return changedList(search, Object.fromEntries(chosenFilters(search).map((name) => [name, undefined])))
}
