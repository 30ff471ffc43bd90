import { asc, like, or } from 'drizzle-orm'
import { stringify } from 'yaml'
import type { Attachment } from '../../contract/content/downloads.ts'
import { transact, type Database, type Transaction } from '../db/open.ts'
import { attachments } from '../db/schema/attachments.ts'
import { events, faqCategories, faqs, type Maintenance, notices } from '../db/schema/boards.ts'
import { contentFiles } from '../db/schema/content-files.ts'
import { courseNotices } from '../db/schema/courses.ts'
import { clientFiles, manuals } from '../db/schema/downloads.ts'
import { media } from '../db/schema/media.ts'
import { StartError } from '../lib/start-error.ts'
import { fileFolders } from '../../contract/content-files/attachments.ts'

/** Contents of exported files by their path in the content folder. */
export type ExportedFiles = ReadonlyMap<string, string | Buffer>

/**
 * The content of the shop as files of a content folder, byte for byte those of the last import. Notices, events and
 * questions are written from their rows, with the views of the shop. Throws a {@link StartError} before the first import.
 */
export async function exportContent(db: Database): Promise<ExportedFiles> {
  return transact(db, async (tx) => {
    const sources = await tx.select().from(contentFiles).orderBy(asc(contentFiles.path))
    if (sources.length === 0)
      throw new StartError('The shop does not have the files of its content yet; import a content folder first.')
    return new Map([
      ...sources.map(({ path, text }) => [path, text] as const),
      ...(await exportBoards(tx)),
      ...(await exportMedia(tx)),
      ...(await exportAttachments(tx)),
    ])
  })
}

/** Notices, events and questions. Equal rows make equal files. */
async function exportBoards(tx: Transaction): Promise<ExportedFiles> {
  const files = new Map<string, string>()
  for (const row of await tx.select().from(notices).orderBy(asc(notices.idx))) {
    files.set(`notices/${row.idx}.yaml`, toYaml(noticeFile(row)))
  }
  for (const row of await tx.select().from(events).orderBy(asc(events.idx))) {
    files.set(`events/${row.idx}.yaml`, toYaml(eventFile(row)))
  }
  const categories = await tx.select().from(faqCategories).orderBy(asc(faqCategories.position))
  const questions = await tx.select().from(faqs).orderBy(asc(faqs.position))
  return files.set('faq.yaml', toYaml(faqFile(categories, questions)))
}

/** Pictures and videos. Those that an import composes are not in the folder. */
async function exportMedia(tx: Transaction): Promise<ExportedFiles> {
  const fromFolder = or(like(media.path, 'pictures/%'), like(media.path, 'videos/%'))
  const rows = await tx.select().from(media).where(fromFolder).orderBy(asc(media.path))
  return new Map(rows.map(({ path, body }) => [withoutHash(path), body]))
}

/** The path in the content folder of a file that is served below a folder named after its contents. */
function withoutHash(path: string): string {
  const [folder, , name] = path.split('/')
  return `${folder}/${name}`
}

/** Files of notices, of manuals and of the client, each in its folder. */
async function exportAttachments(tx: Transaction): Promise<ExportedFiles> {
  const ofNotices = await tx.select({ attachments: notices.attachments }).from(notices)
  const ofCourses = await tx.select({ attachments: courseNotices.attachments }).from(courseNotices)
  const ofManuals = await tx.select({ files: manuals.files }).from(manuals)
  const ofClient = await tx.select({ file: clientFiles.file }).from(clientFiles)
  const named: [string, Attachment][] = [
    ...[...ofNotices, ...ofCourses].flatMap(({ attachments }) =>
      attachments.flatMap(({ ko, en }): [string, Attachment][] => [
        [fileFolders.attachments, ko],
        [fileFolders.attachments, en],
      ]),
    ),
    ...ofManuals.flatMap(({ files: { ko, en } }): [string, Attachment][] => [
      [fileFolders.manuals, ko],
      [fileFolders.manuals, en],
    ]),
    ...ofClient.map(({ file }): [string, Attachment] => [fileFolders.client, file]),
  ]
  const bodies = new Map((await tx.select().from(attachments)).map(({ id, body }) => [id, body]))
  return new Map(
    named.map(([folder, { id, name }]) => {
      const body = bodies.get(id)
      if (!body) throw new Error(`the attachment ${folder}/${name} is not stored`)
      return [`${folder}/${name}`, body]
    }),
  )
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
    ...(row.maintenance === null ? {} : { maintenance: maintenanceOf(row.maintenance) }),
    ...(row.attachments.length > 0
      ? { attachments: row.attachments.map(({ ko, en }) => ({ ko: ko.name, en: en.name })) }
      : {}),
  }
}

/** In the order of the documentation: the database sorts the fields of JSON. */
function maintenanceOf({ from, until, unavailable, available, deadlines }: Maintenance) {
  return {
    from,
    until,
    unavailable: localized(unavailable),
    ...(available ? { available: localized(available) } : {}),
    ...(deadlines ? { deadlines: localized(deadlines) } : {}),
  }
}

function eventFile(row: typeof events.$inferSelect) {
  return {
    idx: row.idx,
    ...(row.categoryCode === null ? {} : { category: row.categoryCode }),
    title: localized(row.title),
    summary: localized(row.summary),
    text: localized(row.text),
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
      ...(row.suggestedPosition === null ? {} : { suggested_position: row.suggestedPosition }),
      created_on: row.createdOn,
      updated_on: row.updatedOn,
    })),
  }
}
