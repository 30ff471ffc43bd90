import * as v from 'valibot'

/** The shop's legal documents; the content folder has their editions in `legal/<document>/<edition>.yaml`. */
export const legalDocuments = ['terms', 'privacy', 'collection', 'marketing'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/** Documents that members agree to one by one: to the collection of their data, and to advertising. */
export const consentDocuments = ['collection', 'marketing'] as const satisfies readonly LegalDocument[]
export type ConsentDocument = (typeof consentDocuments)[number]

export function isConsentDocument(document: LegalDocument): document is ConsentDocument {
  return consentDocuments.some((each) => each === document)
}

/** The edition of each document that is in force on a day. A consent on that day names it. */
export const currentEditionsSchema = v.object({
  terms: v.string(),
  privacy: v.string(),
  collection: v.string(),
  marketing: v.string(),
})
export type CurrentEditions = v.InferOutput<typeof currentEditionsSchema>
