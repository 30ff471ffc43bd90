import type { Edition, LegalDocument } from '#contract/addresses/legal.ts'
import { type LegalText, legalTextWithout, type MarkedLegalText } from '#contract/content/legal-text.ts'
import type { Feature } from '#contract/values/features.ts'
import type { Locale } from '#contract/values/locale.ts'

// One module per document, edition and language, checked against the schema during the build.

const files = import.meta.glob<MarkedLegalText>('../../../content/legal/*/*.yaml', { import: 'default' })

/** Loads the text of an edition for a shop without the features `off`. Throws when the build has none. */
export async function legalText(
  document: LegalDocument,
  edition: Edition,
  locale: Locale,
  off: readonly Feature[],
): Promise<LegalText> {
  const file = files[`../../../content/legal/${document}/${edition.id}.${locale}.yaml`]
  if (!file) throw new Error(`there is no text of ${document} ${edition.id} in ${locale}`)
  return legalTextWithout(off, await file())
}
