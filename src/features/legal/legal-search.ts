import * as v from 'valibot'
import { optional } from '#lib/url/search-schema.ts'

/** Search parameters of a legal document. */
export const legalSearchSchema = v.object({
  /** What of the version is shown. Without it: its whole text. */
  view: optional(v.picklist(['changes'])),
})

/** The same of a document with one page for all editions. */
export const editionSearchSchema = v.object({
  /** What of the version is shown. Without it: its whole text. */
  view: optional(v.picklist(['changes'])),
  /** Version that is shown. Without it: the one in force. */
  edition: optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/))),
})
export type LegalView = v.InferOutput<typeof legalSearchSchema>['view']
