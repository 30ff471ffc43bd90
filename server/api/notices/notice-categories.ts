import { noticeCategorySchema } from '../../../contract/content/courses.ts'
import { noticeCategories } from '../../../contract/content/notices.ts'
import type { Localized } from '../../db/schema/columns.ts'
import { defineHandler } from '../define-handler.ts'
import { matching } from '../search-terms/matches.ts'
import { countByCategory, type NoticeRow, searchedNotices } from './find.ts'

const names: Record<NoticeRow['category'], Localized> = {
  notice: { ko: '알림', en: 'Notice' },
  guides: { ko: '안내', en: 'Guide' },
  issue: { ko: '문제', en: 'Issue' },
  updates: { ko: '업데이트', en: 'Update' },
}

export default defineHandler(noticeCategories, async ({ db, content, locale, query: { title } }) => {
  const counts = await content.remember(`notice-categories ${title}`, async () =>
    countByCategory(db, await matching({ db, content }, searchedNotices, title)),
  )
  return {
    content: noticeCategorySchema.options.map((code) => ({
      code,
      name: names[code][locale],
      count: counts.get(code) ?? 0,
    })),
  }
})
