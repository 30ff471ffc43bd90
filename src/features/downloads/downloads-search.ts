import * as v from 'valibot'
import { manualCategorySchema } from '#contract/content/board-addresses.ts'
import { limits } from '#contract/values/limits.ts'
import { declaredSearch, optional, pageParameter, textParameter } from '#lib/url/search-schema.ts'

/** Search parameters of the downloads. */
export const downloadsSearch = v.object({
  /** What is offered. Without it: the PC client. */
  tab: optional(v.picklist(['manuals'])),
  /** What the manuals are about. Without it: all manuals. */
  category: optional(manualCategorySchema),
  /** Part of a manual's title or keyword. Without it: every title. */
  title: textParameter(limits.searchTermLength),
  page: pageParameter,
})
export type DownloadsSearch = v.InferOutput<typeof downloadsSearch>

/** The parameters of the manuals with a change. A changed filter resets the page to 1. */
export function changedManuals(search: DownloadsSearch, change: Partial<DownloadsSearch>): DownloadsSearch {
  return { ...declaredSearch(downloadsSearch, search), tab: 'manuals', page: undefined, ...change }
}
