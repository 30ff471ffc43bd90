import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { legalTextSchema, type MarkedLegalText } from '../contract/content/legal-text.ts'
import { diskFolder } from '../server/content/content-folder.ts'
import { type Fault, formatFault, readYamlFile } from '../server/content/yaml-file.ts'

/** Reads and checks the legal text in `file` below `directory`. Returns all faults; with any, the text is undefined. */
export function readLegalText(directory: string, file: string): { text: MarkedLegalText | undefined; faults: Fault[] } {
  const faults: Fault[] = []
  const source = readYamlFile(diskFolder(directory), file, legalTextSchema, faults)
  const seen = new Set<string>()
  for (const [chapterIndex, { title, articles }] of (source?.value.chapters ?? []).entries()) {
    if (title === undefined && (source?.value.chapters ?? []).length > 1)
      source?.fault(['chapters', chapterIndex], 'needs a title, as every chapter of several does')
    for (const [index, { id }] of articles.entries()) {
      if (seen.has(id))
        source?.fault(['chapters', chapterIndex, 'articles', index, 'id'], `is used by another article: ${id}`)
      seen.add(id)
    }
  }
  return { text: faults.length > 0 ? undefined : source?.value, faults }
}

/**
 * Turns the YAML of legal texts into modules while the shop is built, so that browsers need neither parser nor
 * schema for them. A fault ends the build with its file and line.
 */
export function legalTexts(): Plugin {
  let root = '.'
  return {
    name: 'legal-texts',
    configResolved: (config) => {
      root = config.root
    },
    transform: {
      filter: { id: /\/content\/legal\/.+\.yaml$/ },
      handler(_, id) {
        const { text, faults } = readLegalText(root, relative(root, id))
        if (!text) return this.error(faults.map(formatFault).join('\n'))
        return { code: `export default ${JSON.stringify(text)}`, map: null, moduleType: 'js' }
      },
    },
  }
}
