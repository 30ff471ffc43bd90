import { and, asc, count, desc, eq, getTableColumns, gt, lt, or, type SQL } from 'drizzle-orm'
import { type NoticeSort, noticeSorts } from '#contract/content/notices.ts'
import type { Database } from '#server/db/open.ts'
import { notices } from '#server/db/schema/boards.ts'
import type { Match, SearchedTable } from '../search-terms/matches.ts'

// Queries of the shop's notices.

export type NoticeRow = typeof notices.$inferSelect
export type NoticeSummaryRow = Omit<NoticeRow, 'text' | 'pictures' | 'maintenance' | 'searchText' | 'searchGrams'>

const latest = [desc(notices.postedOn), desc(notices.idx)]

const orders: Record<NoticeSort, readonly SQL[]> = {
  latest: [desc(notices.isPinned), ...latest],
  oldest: [desc(notices.isPinned), asc(notices.postedOn), asc(notices.idx)],
  views: [desc(notices.isPinned), desc(notices.views), desc(notices.idx)],
}

/** The order of a number on the wire. */
function orderOf(sort: number): readonly SQL[] {
  if (sort === noticeSorts.oldest) return orders.oldest
  return sort === noticeSorts.views ? orders.views : orders.latest
}

interface NoticeFilter {
  readonly match: Pick<Match, 'where' | 'byRelevance' | 'isPartial'>
  readonly ctg_code?: NoticeRow['category'] | undefined
}

/** What a search among notices reads: titles in both languages. */
export const searchedNotices: SearchedTable = { table: notices, title: notices.title }

/** Notices by words of their title, and by category. */
function noticesFor({ match, ctg_code }: NoticeFilter): SQL | undefined {
  return and(match.where, ctg_code === undefined ? undefined : eq(notices.category, ctg_code))
}

const {
  text: _text,
  pictures: _pictures,
  maintenance: _maintenance,
  searchText: _searchText,
  searchGrams: _searchGrams,
  ...summaryColumns
} = getTableColumns(notices)

/**
 * A page of notices. Their numbers are found first, in an index alone, so that the rows before the page are never read.
 */
export function findNotices(
  db: Database,
  filter: NoticeFilter,
  { sort, size, offset }: { sort: number; size: number; offset: number },
): Promise<NoticeSummaryRow[]> {
  // Where no title has all words, the best stand first in every order.
  const order = [...(filter.match.isPartial ? filter.match.byRelevance : []), ...orderOf(sort)]
  const page = db
    .select({ idx: notices.idx })
    .from(notices)
    .where(noticesFor(filter))
    .orderBy(...order)
    .limit(size)
    .offset(offset)
    .as('page')
  return db
    .select(summaryColumns)
    .from(notices)
    .innerJoin(page, eq(page.idx, notices.idx))
    .orderBy(...order)
}

export async function countNotices(db: Database, filter: NoticeFilter): Promise<number> {
  const [row] = await db.select({ size: count() }).from(notices).where(noticesFor(filter))
  return row?.size ?? 0
}

/** The number of notices in each category that has any. */
export async function countByCategory(db: Database, match: Match): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ category: notices.category, size: count() })
    .from(notices)
    .where(noticesFor({ match }))
    .groupBy(notices.category)
  return new Map(rows.map(({ category, size }) => [category, size]))
}

type Neighbour = Pick<NoticeRow, 'idx' | 'title' | 'postedOn'>

/** The next older and the next newer notice; undefined at the ends. */
export interface Neighbours {
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
}

/** Neighbours of a notice, by day and number. */
export async function findNeighbours(
  db: Database,
  { postedOn, idx }: Pick<NoticeRow, 'postedOn' | 'idx'>,
): Promise<Neighbours> {
  const { title } = notices
  const neighbour = () => db.select({ idx: notices.idx, title, postedOn: notices.postedOn }).from(notices)
  const sameDay = eq(notices.postedOn, postedOn)
  const [[previous], [next]] = await Promise.all([
    neighbour()
      .where(or(lt(notices.postedOn, postedOn), and(sameDay, lt(notices.idx, idx))))
      .orderBy(...latest)
      .limit(1),
    neighbour()
      .where(or(gt(notices.postedOn, postedOn), and(sameDay, gt(notices.idx, idx))))
      .orderBy(asc(notices.postedOn), asc(notices.idx))
      .limit(1),
  ])
  return { previous, next }
}
