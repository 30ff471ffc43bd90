import { count } from 'drizzle-orm'
import { manualCategorySchema } from '#contract/content/board-addresses.ts'
import * as contract from '#contract/content/downloads.ts'
import { clientFiles, manuals } from '#server/db/schema/downloads.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import downloadAttachment from './download-attachment.ts'
import manualList from './manual-list.ts'
import { presentClientFile, presentManualCategory } from './present.ts'

/** A handler for each call of `contract/content/downloads.ts`. */
export const downloadsHandlers = {
  clientFile: defineHandler(contract.clientFile, async ({ db }) => {
    const [row] = await db.select().from(clientFiles)
    return { content: row ? presentClientFile(row) : null }
  }),
  downloadAttachment,
  manualCategories: defineHandler(contract.manualCategories, async ({ db, locale }) => {
    const rows = await db.select({ category: manuals.category, size: count() }).from(manuals).groupBy(manuals.category)
    return {
      content: manualCategorySchema.options.map((code) => ({
        ...presentManualCategory(code, locale),
        count: rows.find(({ category }) => category === code)?.size ?? 0,
      })),
    }
  }),
  manualList,
} satisfies HandlersFor<typeof contract>
