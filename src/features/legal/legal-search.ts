import * as v from 'valibot'
import { optional } from '../../lib/url/search-schema.ts'

/** Parameters of a legal document's address. */
export const legalSearchSchema = v.object({
  /** What changed since the edition before, instead of the text. */
  view: optional(v.picklist(['changes'])),
})
export type LegalView = v.InferOutput<typeof legalSearchSchema>['view']
