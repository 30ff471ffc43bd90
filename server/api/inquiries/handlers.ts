import * as contract from '#contract/content/inquiries.ts'
import { inquiryCategorySchema } from '#contract/content/inquiries.ts'
import { categoryNames } from '#server/messages/inquiry-category-names.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import sendInquiry from './send-inquiry.ts'

/** A handler for each call of `contract/content/inquiries.ts`. */
export const inquiriesHandlers = {
  inquiryCategories: defineHandler(contract.inquiryCategories, async ({ locale }) => ({
    content: inquiryCategorySchema.entries.code.options.map((code) => ({ code, name: categoryNames[locale][code] })),
  })),
  sendInquiry,
} satisfies HandlersFor<typeof contract>
