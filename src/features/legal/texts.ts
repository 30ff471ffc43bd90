import type { Locale } from '../../../contract/locale.ts'
import type { Edition, LegalDocument } from '../../../contract/legal.ts'
import type { LegalText } from './legal-text.ts'

/** One module for each document, edition and language; the build has checked them against their schema. */
const files = import.meta.glob<LegalText>('../../../content/legal/*/*.yaml', { import: 'default' })

/** The text of an edition. Throws when the shop was built without it. */
export async function legalText(document: LegalDocument, edition: Edition, locale: Locale): Promise<LegalText> {
  const file = files[`../../../content/legal/${document}/${edition.id}.${locale}.yaml`]
  if (!file) throw new Error(`there is no text of ${document} ${edition.id} in ${locale}`)
  return file()
}
