import { inquiryCategories, inquiryCategorySchema } from '../../../contract/content/inquiries.ts'
import { defineHandler } from '../define-handler.ts'
import { categoryNames } from '../../messages/inquiry-category-names.ts'

export default defineHandler(inquiryCategories, async ({ locale }) => ({
  content: inquiryCategorySchema.entries.code.options.map((code) => ({ code, name: categoryNames[locale][code] })),
}))
