import * as v from 'valibot'
import { fieldSchema } from '../../../../contract/courses.ts'
import { limits } from '../../../../contract/limits.ts'
import { optional, pageParameter, textParameter } from '../../../lib/url/search-schema.ts'

/** Parameters of the course list's address; what is absent is the default: all, every field, newest, rows, page 1. */
export const courseListSearch = v.object({
  /** For whom. */
  tab: optional(v.picklist(['individual', 'group'])),
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
  const next = { ...search, page: undefined, ...change }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(next)) if (value !== undefined) params.set(name, String(value))
  return params.size === 0 ? '/contents' : `/contents?${params}`
}
