import { asc } from 'drizzle-orm'
import { stringify } from 'yaml'
import type { Database } from '../db/open.ts'
import { attachments } from '../db/schema/attachments.ts'
import { clientFiles, manuals } from '../db/schema/downloads.ts'
import { events, faqCategories, faqs, notices } from '../db/schema/boards.ts'

/** Contents of exported files by their path in the content folder. */
export type ExportedFiles = ReadonlyMap<string, string | Buffer>

/**
 * Notices, events, questions and attachments of the shop as files of a content folder. Equal rows make equal files, byte
 * for byte, and an import of them changes nothing.
 */
export async function exportBoards(db: Database): Promise<ExportedFiles> {
  const files = new Map<string, string | Buffer>()
  for (const row of await db.select().from(notices).orderBy(asc(notices.idx))) {
    files.set(`notices/${row.idx}.yaml`, toYaml(noticeFile(row)))
  }
  for (const row of await db.select().from(events).orderBy(asc(events.idx))) {
    files.set(`events/${row.idx}.yaml`, toYaml(eventFile(row)))
  }
  const categories = await db.select().from(faqCategories).orderBy(asc(faqCategories.position))
  const questions = await db.select().from(faqs).orderBy(asc(faqs.position))
  files.set('faq.yaml', toYaml(faqFile(categories, questions)))
  const downloads = await idsOfDownloads(db)
  for (const { id, name, body } of await db.select().from(attachments)) {
    if (!downloads.has(id)) files.set(`attachments/${name}`, body)
  }
  return files
}

/** Attachments that are files of manuals or of the client, which no export writes. */
async function idsOfDownloads(db: Database): Promise<ReadonlySet<string>> {
  const ofManuals = await db.select({ files: manuals.files }).from(manuals)
  const ofClient = await db.select({ file: clientFiles.file }).from(clientFiles)
  return new Set([
    ...ofManuals.flatMap(({ files }) => [files.ko.id, files.en.id]),
    ...ofClient.map(({ file }) => file.id),
  ])
}

function toYaml(value: object): string {
  return stringify(value, { lineWidth: 0 })
}

/** A text of the database with its languages in the order of the files. */
function localized({ ko, en }: { ko: string; en: string }) {
  return { ko, en }
}

function noticeFile(row: typeof notices.$inferSelect) {
  return {
    idx: row.idx,
    category: row.category,
    ...(row.isPinned ? { top: true } : {}),
    posted_on: row.postedOn,
    views: row.views,
    title: localized(row.title),
    text: localized(row.text),
    ...(row.attachments.length > 0
      ? { attachments: row.attachments.map(({ ko, en }) => ({ ko: ko.name, en: en.name })) }
      : {}),
  }
}

function eventFile(row: typeof events.$inferSelect) {
  return {
    idx: row.idx,
    ...(row.categoryCode === null ? {} : { category: row.categoryCode }),
    title: localized(row.title),
    summary: localized(row.summary),
    text: localized(row.text),
    // Served below a folder that is named after its contents.
    picture: row.picture.split('/').at(-1),
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    ...(row.details.length > 0
      ? { details: row.details.map(({ name, value }) => ({ name: localized(name), value: localized(value) })) }
      : {}),
    ...(row.courses.length > 0 ? { courses: row.courses } : {}),
  }
}

function faqFile(
  categories: readonly (typeof faqCategories.$inferSelect)[],
  questions: readonly (typeof faqs.$inferSelect)[],
) {
  return {
    categories: categories.map(({ code, name }) => ({ code, name: localized(name) })),
    questions: questions.map((row) => ({
      idx: row.idx,
      category: row.category,
      title: localized(row.title),
      description: localized(row.description),
      created_on: row.createdOn,
      updated_on: row.updatedOn,
    })),
  }
}
