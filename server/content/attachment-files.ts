import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { notInArray } from 'drizzle-orm'
import { attachmentTypes, fileFolders } from '#contract/content-files/attachments.ts'
import type { NoticeFile } from '#contract/content-files/notices.ts'
import type { Attachment } from '#contract/values/attachments.ts'
import type { Transaction } from '../db/open.ts'
import { attachments } from '../db/schema/attachments.ts'
import { requireFile } from './media-files.ts'
import type { Content } from './read.ts'

interface AttachmentFile {
  readonly id: string
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  /** Undefined when it is stored already. */
  readonly body: Buffer | undefined
}

/** Files by their path in the content folder, such as `attachments/card.pdf`. */
export type AttachmentFiles = ReadonlyMap<string, AttachmentFile>

/** Reads every attachment that the content names. */
export function readAttachments(content: Content): AttachmentFiles {
  const notices = [...content.courses.flatMap(({ course }) => course.notices), ...content.notices]
  const names = notices.flatMap((notice) => notice.attachments.flatMap(({ ko, en }) => [ko, en]))
  return readFiles(content, fileFolders.attachments, names)
}

/** Reads the files of these names in the folder `place`. */
export function readFiles(content: Content, place: string, names: readonly string[]): AttachmentFiles {
  return new Map(
    [...new Set(names)].map((name) => {
      const path = `${place}/${name}`
      const { size, stored, read } = requireFile(content, path)
      const body = stored === undefined ? read() : undefined
      const id = stored ?? createHash('sha256').update(name).update('\0').update(read()).digest('hex').slice(0, 32)
      const type = attachmentTypes.get(extname(name).toLowerCase()) ?? 'application/octet-stream'
      return [path, { id, name, type, size, body }] as const
    }),
  )
}

/** The attachments of a notice in each language. */
export function attachmentsOf(notice: Pick<NoticeFile, 'attachments'>, files: AttachmentFiles) {
  return notice.attachments.map(({ ko, en }) => ({
    ko: describeAttachment(files, fileFolders.attachments, ko),
    en: describeAttachment(files, fileFolders.attachments, en),
  }))
}

/** Number, name and size in bytes of a file of `folder`. Throws for a name that was not read. */
export function describeAttachment(files: AttachmentFiles, folder: string, name: string): Attachment {
  const file = files.get(`${folder}/${name}`)
  if (!file) throw new Error(`no such file in the content: ${folder}/${name}`)
  return { id: file.id, name, size: file.size }
}

/** Makes the stored attachments equal to these. */
export async function loadAttachments(tx: Transaction, files: readonly AttachmentFile[]): Promise<void> {
  for (const { id, name, type, body } of files) {
    if (body) await tx.insert(attachments).values({ id, name, type, body }).onConflictDoNothing()
  }
  await tx.delete(attachments).where(
    notInArray(
      attachments.id,
      files.map(({ id }) => id),
    ),
  )
}
