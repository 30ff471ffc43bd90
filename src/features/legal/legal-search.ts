import * as v from 'valibot'
import { optional } from '#lib/url/search-schema.ts'

/** Search parameters of a legal document. */
export const legalSearchSchema = v.object({
  /** What of the version is shown. Without it: its whole text. */
  view: optional(v.picklist(['changes'])),
})
export type LegalView = v.InferOutput<typeof legalSearchSchema>['view']
