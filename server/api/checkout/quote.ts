import { and, desc, eq, sql } from 'drizzle-orm'
import { type Quote, quote } from '../../../contract/checkout.ts'
import type { Database } from '../../db/open.ts'
import { orders } from '../../db/schema/orders.ts'
import { defineHandler } from '../define-handler.ts'
import { ownedAccess } from '../orders/owned-access.ts'
import { coursesOf, presentQuote, priceAdditions, priceItems, assertUsableAccess } from '../orders/prices.ts'

export default defineHandler(quote, async (call) => {
  const { db, clock, locale, member, body } = call
  const { memberId } = member
  const today = clock.today()
  const items = await priceItems(db, today, body.items, call)
  const owned = await ownedAccess(db, memberId, coursesOf(items), today)
  assertUsableAccess(items, owned, today, call)
  const additions = await priceAdditions(db, today, items)
  return {
    content: presentQuote(items, additions, { locale, today, owned, lastDelivery: await lastDelivery(db, memberId) }),
  }
})

/** Address of the member's last order; null before the first. */
async function lastDelivery(db: Database, memberId: string): Promise<Quote['last_delivery']> {
  const [last] = await db
    .select({ buyer: orders.buyer })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), sql`${orders.buyer} ->> 'address' <> ''`))
    .orderBy(desc(orders.orderedAt))
    .limit(1)
  if (!last) return null
  const { postcode, address, addressDetail, delivery } = last.buyer
  return { postcode, address, address_detail: addressDetail, delivery }
}
