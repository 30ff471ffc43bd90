import type { NoticeCategory } from '#contract/courses/courses.ts'
import type { Localized } from '../db/schema/columns.ts'

export const noticeCategoryNames: Record<NoticeCategory, Localized> = {
  notice: { ko: '알림', en: 'Notice' },
  guides: { ko: '안내', en: 'Guide' },
  issue: { ko: '문제', en: 'Issue' },
  updates: { ko: '업데이트', en: 'Update' },
}
