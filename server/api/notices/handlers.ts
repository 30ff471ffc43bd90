import type * as contract from '../../../contract/content/notices.ts'
import type { HandlersFor } from '../handler.ts'
import noticeCategories from './notice-categories.ts'
import noticeDetail from './notice-detail.ts'
import noticeDetails from './notice-details.ts'
import noticeList from './notice-list.ts'
import viewNotice from './view-notice.ts'

/** A handler for each call of `contract/content/notices.ts`. */
export const noticesHandlers = {
  noticeCategories,
  noticeDetail,
  noticeDetails,
  noticeList,
  viewNotice,
} satisfies HandlersFor<typeof contract>
