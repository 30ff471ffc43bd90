import { createOrder as endpoint } from '../../../contract/orders/checkout.ts'
import { defineHandler } from '../define-handler.ts'
import { withIdempotencyKey } from '../idempotency.ts'
import { placeOrder } from '../orders/place-order.ts'
import { assertMayBuy } from './buyer-standing.ts'

export default defineHandler(endpoint, async (call) => {
  const { member, body, locale } = call
  const { idempotency_key: key, ...form } = body
  // Not part of the stored answer: after verifying, the buyer continues with the same form and key.
  await assertMayBuy(call)
  const request = { memberId: member.memberId, key, call: endpoint.name, body: form }
  const content = await withIdempotencyKey(call, request, endpoint.content, (tx) =>
    placeOrder(tx, call, {
      memberId: member.memberId,
      locale,
      items: form.items,
      buyer: form.buyer,
      shownTotal: form.total_amt,
    }),
  )
  return { content }
})
