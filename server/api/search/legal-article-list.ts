import { and, asc, count, eq, or } from 'drizzle-orm'
import { legalArticleList } from '#contract/content/search.ts'
import { readCurrentEditions } from '#server/db/legal-editions.ts'
import { legalArticles } from '#server/db/schema/search.ts'
import { defineHandler } from '../define-handler.ts'
import { pageInfo } from '../handler.ts'
import { matching } from '../search-terms/matches.ts'

export default defineHandler(legalArticleList, async ({ db, clock, content, locale, query }) => {
  const { title, page_index, page_size } = query
  const current = await readCurrentEditions(db, clock.today())
  const { document, edition, number } = legalArticles
  const inForce = or(
    ...(['terms', 'privacy'] as const).map((each) => and(eq(document, each), eq(edition, current[each]))),
  )
  const searched = { table: legalArticles, title: legalArticles.title, offered: inForce }
  const match = await matching({ db, content }, searched, title)
  const where = and(inForce, match.where)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(legalArticles)
      .where(where)
      .orderBy(...match.byRelevance, asc(document), asc(number))
      .limit(page_size)
      .offset((page_index - 1) * page_size),
    content.remember(`legal-article-list ${title}`, async () => {
      const [row] = await db.select({ size: count() }).from(legalArticles).where(where)
      return row?.size ?? 0
    }),
  ])
  return {
    content: rows.map(({ document, edition, article, number, title }) => ({
      document,
      edition,
      article,
      number,
      title: title[locale],
    })),
    page_info: pageInfo(query, total),
  }
})
