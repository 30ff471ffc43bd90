import type { CurrentEditions, LegalDocument } from '../values/legal-documents.ts'
import { paths } from './paths.ts'

const pathOf = {
  terms: paths.terms,
  privacy: paths.privacyPolicy,
  collection: paths.dataCollection,
  marketing: paths.marketingConsent,
} as const satisfies Record<LegalDocument, unknown>

/**
 * The path of an edition's page. Terms and privacy policy have one for each edition; the texts of consents have one page,
 * which shows the edition in force or the one that its address names (specification, section 2).
 */
export function editionPath(document: LegalDocument, edition: string, current: CurrentEditions): string {
  const isNamed = document === 'terms' || document === 'privacy' || edition !== current[document]
  return pathOf[document](isNamed ? edition : undefined)
}

/** Path of what changed with the edition that `path` shows. */
export function changesPath(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}view=changes`
}
