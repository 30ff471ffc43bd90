import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#server/db/open.ts'

/**
 * Expects that all pieces of one thing in one order have one price, before the discount and with it, also when some of
 * them were given back: each change of an order's lines keeps what a piece costs. A won is lost where it does not divide.
 */
export async function expectOnePrice(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`
    select order_number, min(regular_amount::numeric / quantity) as regular, min(amount::numeric / quantity) as price
    from order_items
    where quantity > 0
    group by order_number, kind, course_idx, device_idx, option_idx, months
    having max(regular_amount::numeric / quantity) - min(regular_amount::numeric / quantity) > 1
      or max(amount::numeric / quantity) - min(amount::numeric / quantity) > 1`)
  expect(rows, 'pieces of one thing with several prices').toEqual([])
}
