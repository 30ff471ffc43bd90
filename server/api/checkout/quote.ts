import { eq, or, sql } from 'drizzle-orm'
import { type Quote, quote } from '#contract/orders/checkout.ts'
import { type Locale, locales } from '#contract/values/locale.ts'
import type { Database } from '#server/db/open.ts'
import { deliveryMessages } from '#server/db/schema/boards.ts'
import { members } from '#server/db/schema/members.ts'
import { defineHandler } from '../define-handler.ts'
import { findAddresses } from '../delivery-addresses/find.ts'
import { ownedAccess } from '../orders/owned-access.ts'
import { assertUsableAccess, coursesOf, presentQuote, priceAdditions, priceItems } from '../orders/prices.ts'

export default defineHandler(quote, async (call) => {
  const { db, clock, locale, member, body } = call
  const { memberId } = member
  const today = clock.today()
  const items = await priceItems(db, today, body.items, call)
  const owned = await ownedAccess(db, memberId, coursesOf(items), today)
  assertUsableAccess(items, owned, today, call)
  const additions = await priceAdditions(db, today, items)
  return {
    content: presentQuote(items, additions, {
      locale,
      today,
      owned,
      buyerAddress: await buyerAddress(db, memberId, locale),
    }),
  }
})

/** The member's default address, else that of the last order; null without either. */
async function buyerAddress(db: Database, memberId: string, locale: Locale): Promise<Quote['buyer_address']> {
  const [member] = await db.select({ address: members.address }).from(members).where(eq(members.id, memberId))
  const [named] = await findAddresses(db, memberId)
  const last = member?.address
  const request = last?.deliveryRequest ?? null
  const delivery = request === null ? null : await translateRequest(db, request, locale)
  if (named) return { postcode: named.postcode, address: named.address, address_detail: named.address_detail, delivery }
  if (!last) return null
  return { postcode: last.postcode, address: last.address, address_detail: last.addressDetail, delivery }
}

/** A delivery request of the list in another language; the buyer's own text as it is. */
async function translateRequest(db: Database, request: string, locale: Locale): Promise<string> {
  const { text } = deliveryMessages
  const [listed] = await db
    .select({ text })
    .from(deliveryMessages)
    .where(or(...locales.map((each) => eq(sql`${text} ->> ${each}`, request))))
  return listed?.text[locale] ?? request
}
