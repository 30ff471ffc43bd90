import type { Transaction } from '../db/open.ts'
import type { ContentFolder, ParsedFiles } from './content-folder.ts'
import { findLegalFaults } from './load-legal-editions.ts'
import { type Content, readContent } from './read.ts'
import { type Changes, storedFolder } from './stored-folder.ts'
import type { Fault } from './yaml-file.ts'

/**
 * The content of the shop with `changes`, to be published on the day `today`. Reports all faults at once; with any fault
 * there is no content. A check passes `parsed` and goes without the contents of files; pictures and the like that the shop
 * lacks are read from `filesOf`.
 */
export async function readPublishable(
  tx: Transaction,
  changes: Changes,
  {
    today,
    parsed,
    filesOf,
  }: { readonly today: string; readonly parsed?: ParsedFiles; readonly filesOf?: Pick<ContentFolder, 'file'> },
): Promise<{ readonly content: Content | undefined; readonly faults: readonly Fault[] }> {
  const options = parsed ? { forImport: false, parsed } : { forImport: true }
  const stored = await storedFolder(tx, changes, options)
  const read = readContent({ ...stored, file: (path) => stored.file(path) ?? filesOf?.file(path) })
  if (!read.content) return read
  const faults = await findLegalFaults(tx, read.content, today)
  return faults.length > 0 ? { content: undefined, faults } : read
}
