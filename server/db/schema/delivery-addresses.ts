import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { members } from './members.ts'

/** Delivery addresses that members have named, besides the address of the last order (`members.address`). */
export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** The member's own name for it. */
    name: text().notNull(),
    postcode: text().notNull(),
    address: text().notNull(),
    addressDetail: text().notNull(),
    /** The default of the order form; one of a member at most. */
    isDefault: boolean().notNull(),
    addedAt: moment().notNull(),
  },
  (table) => [
    index('delivery_addresses_member').on(table.memberId, table.addedAt),
    uniqueIndex('delivery_addresses_default').on(table.memberId).where(sql`is_default`),
  ],
)
