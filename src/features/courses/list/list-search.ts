import * as v from 'valibot'
import { fieldSchema, type MemberType } from '../../../../contract/courses.ts'
import { limits } from '../../../../contract/limits.ts'
import { listTabs, paths } from '../../../../contract/paths.ts'
import type { CourseListFilter } from '../../../entities/course/course-queries.ts'
import { optional, pageParameter, textParameter } from '../../../lib/url/search-schema.ts'

/** Parameters of the course list's address; what is absent is the default: all, every field, newest, rows, page 1. */
export const courseListSearch = v.object({
  /** Member type whose courses are listed. */
  tab: optional(v.picklist(Object.values(listTabs))),
  /** Field of training, by code. */
  category: optional(fieldSchema),
  /** Part of a title or keyword. */
  title: textParameter(limits.searchTermLength),
  sort: optional(v.picklist(['popular', 'lessons', 'price'])),
  /** Cards instead of rows. */
  view: optional(v.picklist(['cards'])),
  page: pageParameter,
})
export type CourseListSearch = v.InferOutput<typeof courseListSearch>

/** The address of the list with some parameters changed; a change of what is listed leads back to page 1. */
export function listHref(search: CourseListSearch, change: Partial<CourseListSearch>): string {
  const { tab, ...rest } = { ...search, page: undefined, ...change }
  return paths.courses({ ...rest, memberType: memberTypeOfTab(tab) })
}

/** What of the address decides which courses are read: everything but how they are drawn. */
export function listFilter({ tab, view, ...filter }: CourseListSearch): CourseListFilter {
  return { ...filter, memberType: memberTypeOfTab(tab) }
}

/** The member type that the `tab` parameter stands for; undefined for every course. */
export function memberTypeOfTab(tab: CourseListSearch['tab']): MemberType | undefined {
  if (tab === undefined) return undefined
  return tab === listTabs.IDV ? 'IDV' : 'GRP'
}
