import { asc, eq } from 'drizzle-orm'
import * as contract from '#contract/orders/checkout.ts'
import { deliveryMessages } from '#server/db/schema/boards.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { withIdempotencyKey } from '../idempotency.ts'
import { placeOrder } from '../orders/place-order.ts'
import { confirmAttempt } from '../payments/confirm.ts'
import { findOrderProgress } from '../payments/progress.ts'
import verifyMember from '../profile/verify-member.ts'
import beginPayment from './begin-payment.ts'
import { assertMayBuy } from './buyer-standing.ts'
import quote from './quote.ts'

/** A handler for each call of `contract/orders/checkout.ts`. */
export const checkoutHandlers = {
  beginPayment,
  confirmPayment: defineHandler(contract.confirmPayment, async (call) => {
    const { db, member, body } = call
    const [found] = await db
      .select({ orderNumber: orders.number, memberId: orders.memberId })
      .from(payments)
      .innerJoin(orders, eq(orders.number, payments.orderNumber))
      .where(eq(payments.id, body.payment_id))
    if (found?.memberId !== member.memberId) throw notFound('payment')
    await confirmAttempt(call, body.payment_id, { key: body.payment_key, amount: body.amount })
    const content = await findOrderProgress(db, member.memberId, found.orderNumber)
    if (!content) throw notFound('order')
    return { content }
  }),
  createOrder: defineHandler(contract.createOrder, async (call) => {
    const { member, body, locale } = call
    const { idempotency_key: key, ...form } = body
    // Not part of the stored answer: after verifying, the buyer continues with the same form and key.
    await assertMayBuy(call)
    const request = { memberId: member.memberId, key, call: contract.createOrder.name, body: form }
    const content = await withIdempotencyKey(call, request, contract.createOrder.content, async (tx) => {
      // A restriction or withdrawal at the same moment.
      await assertMayBuy({ ...call, db: tx })
      return placeOrder(tx, call, {
        memberId: member.memberId,
        locale,
        items: form.items,
        buyer: form.buyer,
        shownTotal: form.total_amt,
      })
    })
    return { content }
  }),
  deliveryMessages: defineHandler(contract.deliveryMessages, async ({ db, locale }) => {
    const rows = await db.select().from(deliveryMessages).orderBy(asc(deliveryMessages.position))
    return { content: rows.map(({ code, text }) => ({ code, text: text[locale] })) }
  }),
  orderProgress: defineHandler(contract.orderProgress, async ({ db, member, params }) => {
    const content = await findOrderProgress(db, member.memberId, params.id)
    if (!content) throw notFound('order')
    return { content }
  }),
  quote,
  verifyMember,
} satisfies HandlersFor<typeof contract>
