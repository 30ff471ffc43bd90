import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { notInArray } from 'drizzle-orm'
import type { Transaction } from '../db/open.ts'
import { attachments } from '../db/schema/attachments.ts'
import type { Content } from './read.ts'
import { attachmentTypes, type NoticeFile } from './schema.ts'

interface AttachmentFile {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly body: Buffer
}

/** Attachments by their file name in `attachments/`. */
export type AttachmentFiles = ReadonlyMap<string, AttachmentFile>

/** Reads every attachment that the content names. */
export function readAttachments(content: Content): AttachmentFiles {
  const notices = [...content.courses.flatMap(({ course }) => course.notices), ...content.notices]
  const names = notices.flatMap((notice) => notice.attachments.flatMap(({ ko, en }) => [ko, en]))
  return new Map(
    [...new Set(names)].map((name) => {
      const body = readFileSync(join(content.directory, 'attachments', name))
      const id = createHash('sha256').update(name).update('\0').update(body).digest('hex').slice(0, 32)
      const type = attachmentTypes.get(extname(name).toLowerCase()) ?? 'application/octet-stream'
      return [name, { id, name, type, body }] as const
    }),
  )
}

/** The attachments of a notice in each language. */
export function attachmentsOf(notice: Pick<NoticeFile, 'attachments'>, files: AttachmentFiles) {
  return notice.attachments.map(({ ko, en }) => ({
    ko: describeAttachment(files, ko),
    en: describeAttachment(files, en),
  }))
}

/** Number, name and size in bytes of an attachment by its file name. Throws for a name that was not read. */
function describeAttachment(files: AttachmentFiles, name: string): { id: string; name: string; size: number } {
  const file = files.get(name)
  if (!file) throw new Error(`no such file in the content: attachments/${name}`)
  return { id: file.id, name, size: file.body.length }
}

/** Makes the stored attachments equal to these. */
export async function loadAttachments(tx: Transaction, files: AttachmentFiles): Promise<void> {
  const all = [...files.values()]
  for (const file of all) await tx.insert(attachments).values(file).onConflictDoNothing()
  await tx.delete(attachments).where(
    notInArray(
      attachments.id,
      all.map(({ id }) => id),
    ),
  )
}
