import { and, eq, isNotNull, like, max, or, type SQL, sql } from 'drizzle-orm'
import { type ContentKind, entryFolders, singleFiles } from '#contract/content-files/kinds.ts'
import { likePattern } from '../content/grams.ts'
import { storedFiles, withoutHash } from '../content/stored-folder.ts'
import { type Database, transact } from '../db/open.ts'
import { devices } from '../db/schema/boards.ts'
import { contentDrafts, contentEditions, contentFiles, contentUploads } from '../db/schema/content-files.ts'
import { courses } from '../db/schema/courses.ts'
import { media } from '../db/schema/media.ts'
import { addressOf } from './content-uploads.ts'

// Lists of the shop's content.

export interface ContentFilter {
  readonly kind?: ContentKind | undefined
  readonly term?: string | undefined
  readonly state?: 'draft' | 'scheduled' | 'failed' | undefined
}

const path = sql<string>`coalesce(${contentDrafts.path}, ${contentFiles.path})`
const idx = sql<number | null>`coalesce(${contentDrafts.idx}, ${contentFiles.idx})`
const title = sql<Record<'ko' | 'en', string> | null>`coalesce(${contentDrafts.title}, ${contentFiles.title})`

/** Files that match, those with a draft first, then by folder and number, with their number in all. */
export async function listContent(
  db: Database,
  { limit, offset, ...filter }: ContentFilter & { readonly limit: number; readonly offset: number },
) {
  const where = conditionsOf(filter)
  const isSamePath = eq(contentDrafts.path, contentFiles.path)
  const latest = db
    .select({ path: contentEditions.path, edition: sql<number>`max(${contentEditions.edition})`.as('latest_edition') })
    .from(contentEditions)
    .groupBy(contentEditions.path)
    .as('latest')
  const rows = await db
    .select({
      path,
      idx,
      title,
      isPublished: isNotNull(contentFiles.path).mapWith(Boolean),
      edition: latest.edition,
      publishedAt: contentEditions.publishedAt,
      draft: {
        version: contentDrafts.version,
        updatedAt: contentDrafts.updatedAt,
        updatedBy: contentDrafts.updatedBy,
        publishAt: contentDrafts.publishAt,
        hasFailed: contentDrafts.hasFailed,
        failure: contentDrafts.failure,
      },
    })
    .from(contentFiles)
    .fullJoin(contentDrafts, isSamePath)
    .leftJoin(latest, eq(latest.path, path))
    .leftJoin(contentEditions, and(eq(contentEditions.path, path), eq(contentEditions.edition, latest.edition)))
    .where(where)
    .orderBy(sql`${contentDrafts.path} is null`, sql`split_part(${path}, '/', 1)`, idx, path)
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(contentFiles)
    .fullJoin(contentDrafts, isSamePath)
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

function conditionsOf({ kind, term, state }: ContentFilter): SQL | undefined {
  const states = {
    draft: () => isNotNull(contentDrafts.path),
    scheduled: () => isNotNull(contentDrafts.publishAt),
    failed: () => eq(contentDrafts.hasFailed, true),
  }
  return and(
    kind === undefined ? undefined : isOfKind(kind),
    term === undefined || term === '' ? undefined : containsTerm(term),
    state === undefined ? undefined : states[state](),
  )
}

function isOfKind(kind: ContentKind): SQL {
  const folder = Object.entries(entryFolders).find(([, each]) => each === kind)?.[0]
  const file = Object.entries(singleFiles).find(([, each]) => each === kind)?.[0]
  return folder === undefined ? sql`${path} = ${file}` : like(path, `${folder}/%`)
}

function containsTerm(term: string): SQL | undefined {
  const pattern = likePattern(term)
  const isNumber = /^\d{1,6}$/.test(term)
  return or(
    sql`${path} ilike ${pattern}`,
    sql`${title}->>'ko' ilike ${pattern}`,
    sql`${title}->>'en' ilike ${pattern}`,
    isNumber ? sql`${idx} = ${Number(term)}` : undefined,
  )
}

/** A number that no entry of the folder has had. */
export async function nextNumber(db: Database, kind: ContentKind): Promise<number> {
  const highest = async (table: typeof contentFiles | typeof contentDrafts) => {
    const [row] = await db
      .select({ idx: sql<number | null>`max(${table.idx})` })
      .from(table)
      .where(like(table.path, `${folderOf(kind)}/%`))
    return row?.idx ?? 0
  }
  const [removed] = await db
    .select({ idx: sql<number | null>`max(substring(${contentEditions.text} from '(?:^|\n)idx: (\\d+)')::int)` })
    .from(contentEditions)
    .where(like(contentEditions.path, `${folderOf(kind)}/%`))
  const sold = kind === 'course' ? courses : kind === 'device' ? devices : undefined
  const [withdrawn] = sold ? await db.select({ idx: max(sold.idx) }).from(sold) : []
  const known = [await highest(contentFiles), await highest(contentDrafts), removed?.idx ?? 0, withdrawn?.idx ?? 0]
  return Math.max(...known) + 1
}

function folderOf(kind: ContentKind): string {
  return Object.entries(entryFolders).find(([, each]) => each === kind)?.[0] ?? ''
}

/** Files of a folder that the content may name, by name; `address` is where the desk shows a picture or video. */
export function listFiles(db: Database, folder: string) {
  return transact(db, async (tx) => {
    const files = await storedFiles(tx, false)
    const uploads = await tx
      .select({ path: contentUploads.path, hash: contentUploads.hash })
      .from(contentUploads)
      .where(like(contentUploads.path, `${folder}/%`))
    const shown = await tx
      .select({ path: media.path })
      .from(media)
      .where(like(media.path, `${folder}/%`))
    const addresses = new Map([
      ...shown.map(({ path: address }) => [withoutHash(address), `/media/${encodeURI(address)}`] as const),
      ...uploads.map(({ path: file, hash }) => [file, addressOf(file, hash)] as const),
    ])
    return [...files]
      .filter(([file]) => file.startsWith(`${folder}/`))
      .map(([file, { size }]) => ({
        name: file.slice(folder.length + 1),
        size,
        address: addresses.get(file) ?? null,
      }))
      .sort((one, other) => one.name.localeCompare(other.name))
  })
}
