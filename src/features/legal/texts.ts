import type { Edition, LegalDocument } from '#contract/addresses/legal.ts'
import type { LegalText } from '#contract/content/legal-text.ts'
import type { Locale } from '#contract/values/locale.ts'

// One module per document, edition and language, checked against the schema during the build.

const files = import.meta.glob<LegalText>('../../../content/legal/*/*.yaml', { import: 'default' })

/** Loads the text of an edition. Throws when the build has none. */
export async function legalText(document: LegalDocument, edition: Edition, locale: Locale): Promise<LegalText> {
  const file = files[`../../../content/legal/${document}/${edition.id}.${locale}.yaml`]
  if (!file) throw new Error(`there is no text of ${document} ${edition.id} in ${locale}`)
  return file()
}
