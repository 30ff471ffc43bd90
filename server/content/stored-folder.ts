import { getTableColumns, like, or, sql } from 'drizzle-orm'
import { fileFolders } from '#contract/content-files/attachments.ts'
import type { Attachment } from '#contract/values/attachments.ts'
import type { Transaction } from '../db/open.ts'
import { attachments } from '../db/schema/attachments.ts'
import { notices } from '../db/schema/boards.ts'
import { contentFiles, contentUploads } from '../db/schema/content-files.ts'
import { courseNotices } from '../db/schema/courses.ts'
import { clientFiles, manuals } from '../db/schema/downloads.ts'
import { media } from '../db/schema/media.ts'
import { StartError } from '../lib/start-error.ts'
import type { ContentFolder, FolderFile, ParsedFiles } from './content-folder.ts'
import { withViews } from './notice-views.ts'

/** A text instead of what is published at its path; null without the file. */
export type Changes = ReadonlyMap<string, string | null>

/**
 * The content of the shop as a folder: published files with `changes`, and uploaded files beside the stored ones.
 * `forImport` reads the contents of pictures and uploaded files, which a check does without. Throws a {@link StartError}
 * before the first import.
 */
export async function storedFolder(
  tx: Transaction,
  changes: Changes,
  { forImport, parsed }: { readonly forImport: boolean; readonly parsed?: ParsedFiles },
): Promise<ContentFolder> {
  const texts = new Map(await publishedTexts(tx))
  for (const [path, text] of changes) {
    if (text === null) texts.delete(path)
    else texts.set(path, text)
  }
  const files = await storedFiles(tx, forImport)
  const paths = [...texts.keys()].sort()
  return {
    list: (folder) => paths.filter((path) => path.startsWith(`${folder}/`)),
    text: (path) => texts.get(path),
    file: (path) => files.get(path),
    ...(parsed ? { parsed } : {}),
  }
}

/** Texts of the published files by path, notices with the views of the shop. */
export async function publishedTexts(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const files = await tx.select().from(contentFiles).orderBy(contentFiles.path)
  if (files.length === 0)
    throw new StartError('The shop does not have the files of its content yet; import a content folder first.')
  const views = new Map(
    (await tx.select({ idx: notices.idx, views: notices.views }).from(notices)).map((row) => [
      `notices/${row.idx}.yaml`,
      row.views,
    ]),
  )
  return new Map(
    files.map(({ path, text }) => {
      const seen = views.get(path)
      return [path, seen === undefined ? text : withViews(text, seen)]
    }),
  )
}

/** Files of the content by their path in its folder. Those that an import composes are not among them. */
export async function storedFiles(tx: Transaction, withBodies: boolean): Promise<ReadonlyMap<string, FolderFile>> {
  const files = new Map<string, FolderFile>()
  // A check reads the drawings of the brand. A video is never composed into another file, so its contents stay where they are.
  const pictures = sql<Buffer | null>`case when ${withBodies} and ${media.path} like 'pictures/%' or ${media.path} like 'brand/%' then ${media.body} end`
  const rows = await tx
    .select({ path: media.path, size: sql<number>`length(${media.body})`, body: pictures })
    .from(media)
    .where(ofFolder)
  for (const { path, size, body } of rows) {
    files.set(withoutHash(path), { size, read: readerOf(path, body), stored: path })
  }
  for (const [path, { id, size }] of await namedAttachments(tx)) {
    files.set(path, { size, read: readerOf(path, null), stored: id })
  }
  const { path, size, body } = getTableColumns(contentUploads)
  const uploaded = sql<Buffer | null>`case when ${withBodies} or ${path} like 'brand/%' then ${body} end`
  for (const row of await tx.select({ path, size, body: uploaded }).from(contentUploads)) {
    files.set(row.path, { size: row.size, read: readerOf(row.path, row.body) })
  }
  return files
}

function readerOf(path: string, body: Buffer | null): () => Buffer {
  return () => {
    if (!body) throw new Error(`the contents of ${path} are not loaded`)
    return body
  }
}

/** The path in the content folder of a file that is served below a folder named after its contents. */
export function withoutHash(path: string): string {
  const [folder, , name] = path.split('/')
  return `${folder}/${name}`
}

/** Files of notices, of manuals and of the client, by their path in the content folder. */
export async function namedAttachments(tx: Transaction): Promise<ReadonlyMap<string, Attachment>> {
  const ofNotices = await tx.select({ attachments: notices.attachments }).from(notices)
  const ofCourses = await tx.select({ attachments: courseNotices.attachments }).from(courseNotices)
  const ofManuals = await tx.select({ files: manuals.files }).from(manuals)
  const ofClient = await tx.select({ file: clientFiles.file }).from(clientFiles)
  const named = new Map<string, Attachment>()
  const add = (folder: string, file: Attachment) => named.set(`${folder}/${file.name}`, file)
  for (const { attachments: list } of [...ofNotices, ...ofCourses]) {
    for (const { ko, en } of list) {
      add(fileFolders.attachments, ko)
      add(fileFolders.attachments, en)
    }
  }
  for (const { files } of ofManuals) {
    add(fileFolders.manuals, files.ko)
    add(fileFolders.manuals, files.en)
  }
  for (const { file } of ofClient) add(fileFolders.client, file)
  return named
}

/** Contents of the stored attachments by their numbers. */
export async function attachmentBodies(tx: Transaction): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await tx.select({ id: attachments.id, body: attachments.body }).from(attachments)
  return new Map(rows.map(({ id, body }) => [id, body]))
}

/** Drawings of the brand, pictures and videos of the folder. Those that an import composes are not in it. */
export const ofFolder = or(...['brand', 'pictures', 'videos'].map((folder) => like(media.path, `${folder}/%`)))
