import { count } from 'drizzle-orm'
import { manualCategories } from '../../../contract/content/downloads.ts'
import { manualCategorySchema } from '../../../contract/content/board-addresses.ts'
import { manuals } from '../../db/schema/downloads.ts'
import { defineHandler } from '../define-handler.ts'
import { presentManualCategory } from './present.ts'

export default defineHandler(manualCategories, async ({ db, locale }) => {
  const rows = await db.select({ category: manuals.category, size: count() }).from(manuals).groupBy(manuals.category)
  return {
    content: manualCategorySchema.options.map((code) => ({
      ...presentManualCategory(code, locale),
      count: rows.find(({ category }) => category === code)?.size ?? 0,
    })),
  }
})
