import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { legalDocuments } from '../contract/values/legal-documents.ts'
import { bundledFolder, starterFolder } from '../server/content/examples.ts'
import { StartError } from '../server/lib/start-error.ts'

/** What a folder begins with beside the files of the starter: what every shop in Korea may use as it is. */
const shared = ['README.md', 'delivery-messages.yaml', 'synonyms.yaml']

/** The latest edition of each legal document. */
const editions = legalDocuments.map((document) => {
  const names = readdirSync(join(bundledFolder, 'legal', document)).toSorted()
  return `legal/${document}/${names.at(-1)}`
})

const sampleNote = '# Let somebody who knows the law read it, then take out the next line.'

/**
 * Writes a small complete content folder to begin with: a company, a brand, one field with a course, and the legal texts.
 * Throws a {@link StartError} for a folder that has something in it.
 */
export function createContent(directory: string): void {
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new StartError(`${directory} is not empty. Name a new folder.`)
  mkdirSync(directory, { recursive: true })
  cpSync(starterFolder, directory, { recursive: true })
  for (const path of [...shared, ...editions]) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    cpSync(join(bundledFolder, path), join(directory, path))
  }
  for (const path of editions) {
    const text = readFileSync(join(bundledFolder, path), 'utf8')
    writeFileSync(join(directory, path), `${sampleNote}\nsample: true\n${text}`)
  }
}
