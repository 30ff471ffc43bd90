import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues } from './columns.ts'
import { members } from './members.ts'

/** Lines of members' baskets, each once. Prices are those of the catalogue; none is kept but the one that was seen. */
export const basketItems = pgTable(
  'basket_items',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** An option of a course, or a device to rent or to buy. */
    kind: text({ enum: ['course', 'rental', 'purchase'] }).notNull(),
    /** Number of the option or device. */
    idx: integer().notNull(),
    /** Months of a rental; 0 otherwise. */
    months: integer().notNull(),
    quantity: integer().notNull(),
    /** Price of one piece without delivery, in won, when it was put in. */
    seenAmount: integer().notNull(),
    /** Place among the member's lines, in the order in which they were put in. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.idx, table.months] }),
    checkValues('basket_items_kind', table.kind),
    check('basket_items_quantity', sql`quantity between 1 and 10`),
  ],
)
export type BasketItemRow = typeof basketItems.$inferSelect
