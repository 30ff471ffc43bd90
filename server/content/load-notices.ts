import { notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/open.ts'
import { notices } from '../db/schema/boards.ts'
import { type AttachmentFiles, attachmentsOf } from './attachment-files.ts'
import { chunks } from './chunks.ts'
import { gramsOf, normalize } from './grams.ts'
import { type MediaFiles, pathOf } from './media-files.ts'
import type { Content } from './read.ts'
import { reduceTexts } from './rich-text.ts'

/** Makes the notices equal to the folder's. Their views never fall: what visitors added since stays. */
export async function loadNotices(
  tx: Transaction,
  content: Content,
  files: MediaFiles,
  attachments: AttachmentFiles,
): Promise<void> {
  const byAge = content.notices.toSorted(
    (one, other) => one.posted_on.localeCompare(other.posted_on) || one.idx - other.idx,
  )
  const rows = byAge.map((notice, index): typeof notices.$inferInsert => {
    const searchText = normalize(`${notice.title.ko} ${notice.title.en}`)
    return {
      idx: notice.idx,
      category: notice.category,
      title: notice.title,
      text: reduceTexts(notice.text),
      pictures: notice.pictures.map(({ file, text }) => ({ path: pathOf(files, `pictures/${file}`), text })),
      views: notice.views,
      isPinned: notice.top,
      postedOn: notice.posted_on,
      number: index + 1,
      attachments: attachmentsOf(notice, attachments),
      maintenance: notice.maintenance ?? null,
      searchText,
      searchGrams: gramsOf(searchText),
    }
  })
  const kept = rows.map(({ idx }) => idx)
  await tx.delete(notices).where(kept.length === 0 ? sql`true` : notInArray(notices.idx, kept))
  for (const chunk of chunks(rows)) {
    await tx
      .insert(notices)
      .values(chunk)
      .onConflictDoUpdate({
        target: notices.idx,
        set: {
          category: sql`excluded.category`,
          title: sql`excluded.title`,
          text: sql`excluded.text`,
          views: sql`greatest(${notices.views}, excluded.views)`,
          isPinned: sql`excluded.is_pinned`,
          postedOn: sql`excluded.posted_on`,
          number: sql`excluded.number`,
          attachments: sql`excluded.attachments`,
          pictures: sql`excluded.pictures`,
          maintenance: sql`excluded.maintenance`,
          searchText: sql`excluded.search_text`,
          searchGrams: sql`excluded.search_grams`,
        },
      })
  }
}
