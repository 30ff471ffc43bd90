import { notInArray } from 'drizzle-orm'
import { fileFolders } from '#contract/content-files/attachments.ts'
import type { ManualFile } from '#contract/content-files/downloads.ts'
import { everyRow } from '../db/every-row.ts'
import type { Transaction } from '../db/open.ts'
import { clientFiles, manuals } from '../db/schema/downloads.ts'
import { type AttachmentFiles, describeAttachment, readFiles } from './attachment-files.ts'
import { gramsOf, normalize } from './grams.ts'
import type { Content } from './read.ts'

/** Reads the files of every manual, and of the client where there is one. */
export function readDownloads(content: Content): AttachmentFiles {
  const names = content.manuals.flatMap(({ file }) => [file.ko, file.en])
  return new Map([
    ...readFiles(content, fileFolders.manuals, names),
    ...readFiles(content, fileFolders.client, content.client ? [content.client.file] : []),
  ])
}

/** Makes manuals and client equal to the folder's. */
export async function loadDownloads(tx: Transaction, content: Content, files: AttachmentFiles): Promise<void> {
  const rows = content.manuals.map((manual) => manualRow(manual, files))
  for (const row of rows) await tx.insert(manuals).values(row).onConflictDoUpdate({ target: manuals.idx, set: row })
  await tx.delete(manuals).where(
    notInArray(
      manuals.idx,
      rows.map(({ idx }) => idx),
    ),
  )
  await tx.delete(clientFiles).where(everyRow)
  if (!content.client) return
  const { version, file, released_on } = content.client
  await tx.insert(clientFiles).values({
    version,
    file: describeAttachment(files, fileFolders.client, file),
    releasedOn: released_on,
  })
}

function manualRow(manual: ManualFile, files: AttachmentFiles) {
  const { title, keywords, file } = manual
  const searchText = normalize([title.ko, title.en, ...keywords.ko, ...keywords.en].join(' '))
  return {
    idx: manual.idx,
    category: manual.category,
    title,
    files: {
      ko: describeAttachment(files, fileFolders.manuals, file.ko),
      en: describeAttachment(files, fileFolders.manuals, file.en),
    },
    pages: manual.pages,
    updatedOn: manual.updated_on,
    searchText,
    searchGrams: gramsOf(searchText),
  }
}
