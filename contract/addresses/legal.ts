import { paths } from './paths.ts'
/**
 * The shop's legal documents and their editions; the texts are in `content/legal/<document>/<edition>.<language>.yaml`.
 */
export const legalDocuments = ['terms', 'privacy', 'collection', 'marketing'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/** One wording of a document, valid from a day on. */
export interface Edition {
  /** Part of the path, and stored in consents. */
  readonly id: string
  /** Title in the document. */
  readonly version: string
  /** Days in Korean time, `YYYY-MM-DD`. */
  readonly postedOn: string
  readonly effectiveOn: string
}

type Editions = readonly [Edition, ...Edition[]]

/** The consents were rewritten together with the terms; older wordings are not shown. */
const sinceTheTermsOf2025 = { id: '2025', version: '2025', postedOn: '2025-07-01', effectiveOn: '2025-07-08' }

/** Every edition of every document, newest first (specification, section 2). */
export const editions: Readonly<Record<LegalDocument, Editions>> = {
  terms: [
    { id: '2025', version: '2025', postedOn: '2025-07-01', effectiveOn: '2025-07-08' },
    { id: '2024', version: '2024', postedOn: '2024-08-23', effectiveOn: '2024-09-01' },
    { id: '2023', version: '2023', postedOn: '2023-11-24', effectiveOn: '2023-12-01' },
  ],
  privacy: [
    { id: '2025', version: '1.2', postedOn: '2025-07-01', effectiveOn: '2025-07-08' },
    { id: '2024', version: '1.0', postedOn: '2024-05-24', effectiveOn: '2024-05-31' },
    { id: '2023', version: '3.5', postedOn: '2023-03-29', effectiveOn: '2023-04-05' },
  ],
  collection: [sinceTheTermsOf2025],
  marketing: [sinceTheTermsOf2025],
}

const pathOf = {
  terms: paths.terms,
  privacy: paths.privacyPolicy,
  collection: paths.dataCollection,
  marketing: paths.marketingConsent,
} as const satisfies Record<LegalDocument, unknown>

/** The path of an edition's page; a document with a single edition has one page for it (specification, section 2). */
export function editionPath(document: LegalDocument, edition: Edition): string {
  return pathOf[document](editions[document].length === 1 ? undefined : edition.id)
}

/** The editions that can be shown on a day: those posted by then, newest first. */
export function publishedEditions(document: LegalDocument, today: string): readonly Edition[] {
  return editions[document].filter((edition) => edition.postedOn <= today)
}

/** The edition in force on a day; before all of them, the first. */
export function editionInForce(document: LegalDocument, today: string): Edition {
  const [newest, ...older] = editions[document]
  return [newest, ...older].find((edition) => edition.effectiveOn <= today) ?? older.at(-1) ?? newest
}

/** Ids of the editions in force on a day, which a consent on that day refers to. */
export function currentEditions(today: string): Record<LegalDocument, string> {
  const id = (document: LegalDocument) => editionInForce(document, today).id
  return { terms: id('terms'), privacy: id('privacy'), collection: id('collection'), marketing: id('marketing') }
}
