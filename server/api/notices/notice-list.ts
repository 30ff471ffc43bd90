import { noticeList } from '../../../contract/content/notices.ts'
import { presentNoticeSummary } from '../courses/present.ts'
import { defineHandler } from '../define-handler.ts'
import { pageInfo } from '../handler.ts'
import { countNotices, findNotices } from './find.ts'

export default defineHandler(noticeList, async ({ db, clock, content, locale, query }) => {
  const { sort, page_index, page_size, ...filter } = query
  const [rows, total] = await Promise.all([
    findNotices(db, filter, { sort, size: page_size, offset: (page_index - 1) * page_size }),
    content.remember(`notice-list ${JSON.stringify(filter)}`, () => countNotices(db, filter)),
  ])
  const language = { locale, today: clock.today() }
  return { content: rows.map((row) => presentNoticeSummary(row, language)), page_info: pageInfo(query, total) }
})
