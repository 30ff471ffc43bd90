import * as v from 'valibot'

/** The shop's legal documents; the content folder has their editions in `legal/<document>/<edition>.yaml`. */
export const legalDocuments = ['terms', 'privacy', 'collection', 'marketing'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/** The edition of each document that is in force on a day. A consent on that day names it. */
export const currentEditionsSchema = v.object({
  terms: v.string(),
  privacy: v.string(),
  collection: v.string(),
  marketing: v.string(),
})
export type CurrentEditions = v.InferOutput<typeof currentEditionsSchema>
