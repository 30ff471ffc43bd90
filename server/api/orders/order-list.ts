import { count, desc, eq } from 'drizzle-orm'
import { orderList as endpoint } from '../../../contract/orders.ts'
import { orders } from '../../db/schema/orders.ts'
import { answer } from '../answer.ts'
import { pageInfo } from '../handler.ts'
import { partsOf } from './find.ts'
import { presentOrderSummary } from './present.ts'

export default answer(endpoint, async ({ db, locale, member, query }) => {
  const isOwn = eq(orders.memberId, member.memberId)
  const rows = await db
    .select()
    .from(orders)
    .where(isOwn)
    .orderBy(desc(orders.orderedAt), desc(orders.number))
    .limit(query.page_size)
    .offset((query.page_index - 1) * query.page_size)
  const [total] = await db.select({ size: count() }).from(orders).where(isOwn)
  return {
    content: (await partsOf(db, rows)).map((parts) => presentOrderSummary(parts, locale)),
    page_info: pageInfo(query, total?.size ?? 0),
  }
})
