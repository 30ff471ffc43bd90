import { requestCashReceipt as endpoint } from '#contract/orders/orders.ts'
import * as codes from '#contract/protocol/codes.ts'
import { fitsCashReceipt } from '#contract/values/numbers.ts'
import { transact } from '#server/db/open.ts'
import { cashReceipts } from '#server/db/schema/payments.ts'
import { invalidRequest, notFound } from '#server/lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import { findOwnOrder } from '../orders/place-order.ts'
import { settleReceipt } from '../payments/cash-receipt.ts'
import { transitionCashReceipt } from '../payments/transitions.ts'
import { loadOrderParts, presentOwnOrder } from './find.ts'
import { mayRequestReceipt } from './present.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, member, params, body, apiError } = call
  if (!fitsCashReceipt(body.type, body.number))
    throw invalidRequest('number', `it is no number of a ${body.type} receipt.`)
  await transact(db, async (tx) => {
    const order = await findOwnOrder(tx, member.memberId, params.id)
    const [parts] = order ? await loadOrderParts(tx, [order]) : []
    if (!parts) throw notFound('order')
    const { cashReceipt } = parts
    const isKnown = cashReceipt?.type === body.type && cashReceipt.number.slice(-4) === body.number.slice(-4)
    // A repeated request.
    if (isKnown && cashReceipt.status !== 'canceled') return
    if (!mayRequestReceipt(parts)) throw apiError(codes.orderStateConflict, 'There is no cash receipt for this order.')
    const now = clock.now()
    const request = {
      type: body.type,
      number: body.number,
      providerKey: null,
      requestedAt: now,
      checkAt: now,
      checks: 0,
    }
    if (cashReceipt) await transitionCashReceipt(tx, cashReceipt, 'requested', request)
    else await tx.insert(cashReceipts).values({ orderNumber: params.id, status: 'requested', ...request })
  })
  await settleReceipt(call, params.id)
  return { content: await presentOwnOrder(call, member.memberId, params.id) }
})
