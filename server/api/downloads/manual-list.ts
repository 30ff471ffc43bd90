import { and, asc, count, eq } from 'drizzle-orm'
import { manualList } from '#contract/content/downloads.ts'
import { manuals } from '#server/db/schema/downloads.ts'
import { defineHandler } from '../define-handler.ts'
import { pageInfo } from '../handler.ts'
import { matching } from '../search-terms/matches.ts'
import { presentManual } from './present.ts'

export default defineHandler(manualList, async ({ db, content, locale, query }) => {
  const { category, title, page_index, page_size } = query
  const match = await matching({ db, content }, { table: manuals, title: manuals.title }, title)
  const where = and(category === undefined ? undefined : eq(manuals.category, category), match.where)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(manuals)
      .where(where)
      .orderBy(...match.byRelevance, asc(manuals.idx))
      .limit(page_size)
      .offset((page_index - 1) * page_size),
    content.remember(`manual-list ${JSON.stringify({ category, title })}`, async () => {
      const [row] = await db.select({ size: count() }).from(manuals).where(where)
      return row?.size ?? 0
    }),
  ])
  return { content: rows.map((row) => presentManual(row, locale)), page_info: pageInfo(query, total) }
})
