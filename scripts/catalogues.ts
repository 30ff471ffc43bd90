import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getFormat } from '@lingui/cli/api'

const sourceLanguage = 'en'
const language = 'ko'

/**
 * Finds faults in the catalogues `<catalogue>/ko.po` of a folder: messages without a translation, and messages that two
 * catalogues translate differently. A page loads several catalogues, so which translation it shows would depend on
 * which file is loaded last.
 */
export async function checkCatalogues(folder: string): Promise<string[]> {
  const format = await getFormat(undefined, sourceLanguage)
  const faults: string[] = []
  const known = new Map<string, { catalogue: string; translation: string }>()
  for (const catalogue of readdirSync(folder).sort()) {
    const file = `${catalogue}/${language}.po`
    const messages = (await format.read(join(folder, file), language)) ?? {}
    for (const [id, { message = id, translation = '' }] of Object.entries(messages)) {
      const first = known.get(id)
      if (translation === '') faults.push(`${file}: no Korean for "${message}"`)
      else if (first === undefined) known.set(id, { catalogue, translation })
      else if (first.translation !== translation) {
        faults.push(
          `${file}: "${message}" is "${translation}" here, but "${first.translation}" in ${first.catalogue}; ` +
            'say the same, or give one of them a context',
        )
      }
    }
  }
  return faults
}
