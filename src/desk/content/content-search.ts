import * as v from 'valibot'
import { entryFolders } from '#contract/content-files/kinds.ts'
import { contentPathSchema } from '#contract/desk/content.ts'
import { localeSchema } from '#contract/values/locale.ts'
import { optional, pageParameter } from '#lib/url/search-schema.ts'

export const contentFileSearch = v.object({
  /** The file of the content folder. Without it: the list opens. */
  path: optional(contentPathSchema),
  /** What is shown of it. Without it: the form. */
  part: optional(v.picklist(['preview', 'editions'])),
  /** Layout of the preview. Without it: that of computers. */
  layout: optional(v.picklist(['mobile'])),
  /** Language of the preview. Without it: that of the desk. */
  language: optional(localeSchema),
  page: pageParameter,
})
export type ContentFileSearch = v.InferOutput<typeof contentFileSearch>

export const newContentSearch = v.object({
  /** Kind of the new entry. Without it: it is chosen first. */
  kind: optional(v.picklist([...Object.values(entryFolders), 'client'])),
})
export type NewContentSearch = v.InferOutput<typeof newContentSearch>
