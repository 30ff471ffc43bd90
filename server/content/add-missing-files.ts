import { singleFiles } from '#contract/content-files/kinds.ts'
import type { Database } from '../db/open.ts'
import type { Clock } from '../lib/clock.ts'
import { StartError } from '../lib/start-error.ts'
import { type ContentFolder, notUtf8 } from './content-folder.ts'
import { inPublishingTransaction, loadContent } from './import.ts'
import { importName } from './load-content-files.ts'
import { readContent } from './read.ts'
import { publishedTexts, storedFolder } from './stored-folder.ts'
import { formatFault } from './yaml-file.ts'

/** Files that a shop may lack. */
const optionalFiles: readonly string[] = ['client.yaml', 'synonyms.yaml', 'device-categories.yaml']

/**
 * Takes each file that this version of the shop needs and the stored content lacks from `folder`: content that an earlier
 * version imported. Throws a {@link StartError} when the result has faults.
 */
export async function addMissingFiles(db: Database, clock: Clock, folder: ContentFolder): Promise<void> {
  await inPublishingTransaction(db, async (tx) => {
    const published = await publishedTexts(tx)
    const missing = Object.keys(singleFiles).flatMap((path) => {
      if (published.has(path) || optionalFiles.includes(path)) return []
      const text = folder.text(path)
      return text === undefined || text === notUtf8 ? [] : [[path, text] as const]
    })
    if (missing.length === 0) return
    const stored = await storedFolder(tx, new Map(missing), { forImport: true })
    // What the added files name lies in the folder too.
    const file = (path: string) => stored.file(path) ?? folder.file(path)
    const { content, faults } = readContent({ ...stored, file })
    if (!content) {
      const lines = faults.map(formatFault)
      throw new StartError(`The content of the shop lacks files of this version:\n${lines.join('\n')}`)
    }
    await loadContent(tx, content, clock.today(), { at: clock.now(), by: importName })
  })
}
