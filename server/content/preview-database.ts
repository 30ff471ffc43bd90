import { getTableName, sql } from 'drizzle-orm'
import type { Feature } from '#contract/values/features.ts'
import { type Database, type OpenDatabase, openDatabase, type Transaction, transact } from '../db/open.ts'
import { attachments } from '../db/schema/attachments.ts'
import { deliveryMessages, devices, events, faqCategories, faqs, notices } from '../db/schema/boards.ts'
import { companies, pages } from '../db/schema/company.ts'
import { contentEditions, contentFiles, contentUploads } from '../db/schema/content-files.ts'
import {
  banners,
  categories,
  classifications,
  contentState,
  courseNotices,
  courses,
  lessons,
  purchaseOptions,
} from '../db/schema/courses.ts'
import { clientFiles, manuals } from '../db/schema/downloads.ts'
import { legalEditions } from '../db/schema/legal.ts'
import { media } from '../db/schema/media.ts'
import { legalArticles, searchSynonyms, searchWords } from '../db/schema/search.ts'
import { sharePictures } from '../db/schema/share-pictures.ts'
import { loadContent } from './import.ts'
import { readPublishable } from './read-publishable.ts'

/** Tables that an import writes. */
const contentTables = [
  [
    attachments,
    banners,
    categories,
    classifications,
    clientFiles,
    companies,
    contentEditions,
    contentFiles,
    contentState,
  ],
  [contentUploads, courseNotices, courses, deliveryMessages, devices, events, faqCategories, faqs, legalArticles],
  [legalEditions, lessons, manuals, media, notices, pages, purchaseOptions],
  [searchSynonyms, searchWords, sharePictures],
].flat()

const schema = 'content_preview'

/**
 * A copy of the content in a schema of its own, in which a draft is published: a preview reads everything else, such as
 * reviews, from the shop.
 */
export interface PreviewDatabase {
  /** Tables of the content as they would be, before those of the shop. */
  readonly db: Database
  /** Runs `work` while no process of the shop fills or reads a preview. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  /** Name of what it was filled with last, by any process. */
  filledWith(): Promise<string | undefined>
  /**
   * Copies what is published, with `text` at `path`, and keeps it under `name`. Returns false when the content has faults
   * with it.
   */
  fill(change: PreviewedChange): Promise<boolean>
  close(): Promise<void>
}

interface PreviewedChange {
  readonly name: string
  readonly path: string
  readonly text: string | null
  /** Day of the shop, and features that it is without. */
  readonly today: string
  readonly off: readonly Feature[]
}

/** Any number that no other lock of the shop has. */
const previewLock = 7_316_003

export async function openPreviewDatabase({ target, query }: OpenDatabase): Promise<PreviewDatabase> {
  const options = { options: `-c search_path=${schema},public` }
  const withPath = typeof target === 'string' ? { connectionString: target, ...options } : { ...target, ...options }
  const { db, close } = await openDatabase(withPath, { poolSize: 4 })
  return {
    db,
    alone: async (work) => {
      const client = await db.$client.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [previewLock])
        return await work()
      } finally {
        // Its end releases the lock.
        client.release(true)
      }
    },
    filledWith: async () => {
      const [row] = await query('select obj_description(to_regnamespace($1)) as name', [schema])
      return typeof row?.['name'] === 'string' ? row['name'] : undefined
    },
    fill: async ({ name, path, text, today, off }) => {
      const copies = contentTables.map((table) => {
        const copied = getTableName(table)
        return `create unlogged table ${schema}.${copied} (like public.${copied} including all);
          insert into ${schema}.${copied} select * from public.${copied};`
      })
      await query(`drop schema if exists ${schema} cascade; create schema ${schema}; ${copies.join(' ')}`)
      const isFilled = await transact(db, async (tx) => {
        const { content } = await readPublishable(tx, new Map([[path, text]]), { today })
        if (!content) return false
        await loadContent(tx, content, { today, off }, { at: new Date(), by: schema })
        await assertShopUntouched(tx)
        return true
      })
      if (isFilled) await query(`comment on schema ${schema} is '${name.replaceAll("'", "''")}'`)
      return isFilled
    },
    close,
  }
}

/** A table that the list above lacks would be written in the shop itself: then nothing is. */
async function assertShopUntouched(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute(
    sql`select relname from pg_stat_xact_user_tables
      where schemaname = 'public' and n_tup_ins + n_tup_upd + n_tup_del > 0`,
  )
  if (rows.length > 0) throw new Error(`a preview would change ${rows.map((row) => row['relname']).join(', ')}`)
}
