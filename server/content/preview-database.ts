import { getTableName, sql } from 'drizzle-orm'
import { type Database, openDatabase, type OpenDatabase, type Transaction, transact } from '../db/open.ts'
import { attachments } from '../db/schema/attachments.ts'
import { deliveryMessages, devices, events, faqCategories, faqs, notices } from '../db/schema/boards.ts'
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
import { media } from '../db/schema/media.ts'
import { legalArticles, searchSynonyms, searchWords } from '../db/schema/search.ts'
import { sharePictures } from '../db/schema/share-pictures.ts'
import { loadContent } from './import.ts'
import { readContent } from './read.ts'
import { storedFolder } from './stored-folder.ts'

/** Tables that an import writes. */
const contentTables = [
  [attachments, banners, categories, classifications, clientFiles, contentEditions, contentFiles, contentState],
  [contentUploads, courseNotices, courses, deliveryMessages, devices, events, faqCategories, faqs, legalArticles],
  [lessons, manuals, media, notices, purchaseOptions, searchSynonyms, searchWords, sharePictures],
].flat()

const schema = 'content_preview'

/**
 * A copy of the content in a schema of its own, in which a draft is published: a preview reads everything else, such as
 * reviews, from the shop.
 */
export interface PreviewDatabase {
  /** Tables of the content as they would be, before those of the shop. */
  readonly db: Database
  /** Copies what is published, with `text` at `path`. Returns false when the content has faults with it. */
  fill(change: { readonly path: string; readonly text: string | null; readonly today: string }): Promise<boolean>
  close(): Promise<void>
}

export async function openPreviewDatabase({ target, query }: OpenDatabase): Promise<PreviewDatabase> {
  const options = { options: `-c search_path=${schema},public` }
  const withPath = typeof target === 'string' ? { connectionString: target, ...options } : { ...target, ...options }
  const { db, close } = await openDatabase(withPath, { poolSize: 4 })
  return {
    db,
    fill: async ({ path, text, today }) => {
      const copies = contentTables.map((table) => {
        const name = getTableName(table)
        return `create unlogged table ${schema}.${name} (like public.${name} including all);
          insert into ${schema}.${name} select * from public.${name};`
      })
      await query(`drop schema if exists ${schema} cascade; create schema ${schema}; ${copies.join(' ')}`)
      return transact(db, async (tx) => {
        const folder = await storedFolder(tx, new Map([[path, text]]), { forImport: true })
        const { content } = readContent(folder)
        if (!content) return false
        await loadContent(tx, content, today, { at: new Date(), by: schema })
        await assertShopUntouched(tx)
        return true
      })
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
