import { eq } from 'drizzle-orm'
import { type Quote, quote } from '../../../contract/checkout.ts'
import type { Database } from '../../db/open.ts'
import { members } from '../../db/schema/members.ts'
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
    content: presentQuote(items, additions, { locale, today, owned, buyerAddress: await buyerAddress(db, memberId) }),
  }
})

/** The member's address of the last order; null before the first. */
async function buyerAddress(db: Database, memberId: string): Promise<Quote['buyer_address']> {
  const [member] = await db.select({ address: members.address }).from(members).where(eq(members.id, memberId))
  if (!member?.address) return null
  const { postcode, address, addressDetail, deliveryRequest } = member.address
  return { postcode, address, address_detail: addressDetail, delivery: deliveryRequest }
}
