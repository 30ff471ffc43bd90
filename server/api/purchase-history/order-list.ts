import { inArray } from 'drizzle-orm'
import { orderList as endpoint } from '#contract/orders/orders.ts'
import { orders } from '#server/db/schema/orders.ts'
import { defineHandler } from '../define-handler.ts'
import { pageInfo } from '../handler.ts'
import { loadOrderParts } from './find.ts'
import { findListedOrders } from './listed-orders.ts'
import { mayPay, presentOrderSummary } from './present.ts'

export default defineHandler(endpoint, async ({ db, clock, locale, member, query }) => {
  const now = clock.now()
  const listed = await findListedOrders(db, member.memberId, query.since)
  const first = (query.page_index - 1) * query.page_size
  const page = listed.slice(first, first + query.page_size)
  const numbers = page.map(({ number }) => number)
  const rows = numbers.length === 0 ? [] : await db.select().from(orders).where(inArray(orders.number, numbers))
  const parts = await loadOrderParts(db, rows)
  return {
    content: page.flatMap(({ number, failedAttempts }) =>
      parts
        .filter(({ order }) => order.number === number)
        .map((each) => ({
          ...presentOrderSummary(each, locale),
          can_pay: mayPay(each, now),
          failed_tries: [...failedAttempts],
        })),
    ),
    page_info: pageInfo(query, listed.length),
  }
})
