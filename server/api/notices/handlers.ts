import { asc, eq, inArray } from 'drizzle-orm'
import * as contract from '#contract/content/notices.ts'
import { findSharePicture } from '#server/content/share-pictures.ts'
import { notices } from '#server/db/schema/boards.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { presentNoticeSummary } from '../courses/present.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { pageInfo } from '../handler.ts'
import { matching } from '../search-terms/matches.ts'
import { countNotices, findNeighbours, findNotices, searchedNotices } from './find.ts'
import noticeCategories from './notice-categories.ts'
import { presentShopNotice } from './present-notice.ts'
import viewNotice from './view-notice.ts'

/** A handler for each call of `contract/content/notices.ts`. */
export const noticesHandlers = {
  noticeCategories,
  noticeDetail: defineHandler(contract.noticeDetail, async ({ db, clock, content, locale, params }) => {
    const [row] = await db.select().from(notices).where(eq(notices.idx, params.id))
    if (!row) throw notFound('notice')
    const [neighbours, sharePicture] = await Promise.all([
      findNeighbours(db, row),
      findSharePicture({ db, content, locale }, 'notice', row.idx),
    ])
    return { content: presentShopNotice(row, { ...neighbours, sharePicture }, { locale, today: clock.today() }) }
  }),
  noticeDetails: defineHandler(contract.noticeDetails, async ({ db, clock, content, locale, query }) => {
    const rows = await db.select().from(notices).where(inArray(notices.idx, query.ids)).orderBy(asc(notices.idx))
    const context = { locale, today: clock.today() }
    return {
      content: await Promise.all(
        rows.map(async (row) => {
          // Two queries for each notice, whose answers change with the content alone.
          const neighbours = await content.remember(`neighbours ${row.idx}`, () => findNeighbours(db, row))
          const sharePicture = await findSharePicture({ db, content, locale }, 'notice', row.idx)
          return presentShopNotice(row, { ...neighbours, sharePicture }, context)
        }),
      ),
    }
  }),
  noticeList: defineHandler(contract.noticeList, async ({ db, clock, content, locale, query }) => {
    const { sort, page_index, page_size, title, ctg_code } = query
    const filter = { match: await matching({ db, content }, searchedNotices, title), ctg_code }
    const [rows, total] = await Promise.all([
      findNotices(db, filter, { sort, size: page_size, offset: (page_index - 1) * page_size }),
      content.remember(`notice-list ${JSON.stringify({ title, ctg_code })}`, () => countNotices(db, filter)),
    ])
    const language = { locale, today: clock.today() }
    return { content: rows.map((row) => presentNoticeSummary(row, language)), page_info: pageInfo(query, total) }
  }),
  viewNotice,
} satisfies HandlersFor<typeof contract>
