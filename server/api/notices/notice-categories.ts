import { noticeCategories } from '#contract/content/notices.ts'
import { noticeCategorySchema } from '#contract/courses/courses.ts'
import { noticeCategoryNames } from '#server/content/notice-category-names.ts'
import { defineHandler } from '../define-handler.ts'
import { matching } from '../search-terms/matches.ts'
import { countByCategory, searchedNotices } from './find.ts'

export default defineHandler(noticeCategories, async ({ db, content, locale, query: { title } }) => {
  const counts = await content.remember(`notice-categories ${title}`, async () =>
    countByCategory(db, await matching({ db, content }, searchedNotices, title)),
  )
  return {
    content: noticeCategorySchema.options.map((code) => ({
      code,
      name: noticeCategoryNames[code][locale],
      count: counts.get(code) ?? 0,
    })),
  }
})
