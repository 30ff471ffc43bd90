import type * as contract from '../../../contract/content/inquiries.ts'
import type { HandlersFor } from '../handler.ts'
import inquiryCategories from './inquiry-categories.ts'
import sendInquiry from './send-inquiry.ts'

/** A handler for each call of `contract/content/inquiries.ts`. */
export const inquiriesHandlers = { inquiryCategories, sendInquiry } satisfies HandlersFor<typeof contract>
