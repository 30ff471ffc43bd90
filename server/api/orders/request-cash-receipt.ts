import { requestCashReceipt as endpoint } from '../../../contract/orders.ts'
import { transact } from '../../db/open.ts'
import { cashReceipts } from '../../db/schema/orders.ts'
import { answer } from '../answer.ts'
import { notFound } from '../handler.ts'
import { issueReceipt } from '../payments/cash-receipt.ts'
import { ownOrderAnswer, partsOf } from './find.ts'
import { ownOrder } from './place-order.ts'
import { mayRequestReceipt } from './present.ts'

export default answer(endpoint, async (call) => {
  const { db, clock, member, params, body, refuse } = call
  await transact(db, async (tx) => {
    const order = await ownOrder(tx, member.memberId, params.id)
    const [parts] = order ? await partsOf(tx, [order]) : []
    if (!parts) throw notFound('order')
    const { cashReceipt } = parts
    // The same request once more.
    if (cashReceipt?.type === body.type && cashReceipt.number.slice(-4) === body.number.slice(-4)) return
    if (!mayRequestReceipt(parts)) throw refuse('PR30009400', 'There is no cash receipt for this order.')
    const now = clock.now()
    await tx.insert(cashReceipts).values({
      orderNumber: params.id,
      type: body.type,
      number: body.number,
      status: 'requested',
      requestedAt: now,
      checkAt: now,
      checks: 0,
    })
  })
  await issueReceipt(call, params.id)
  return { content: await ownOrderAnswer(call, member.memberId, params.id) }
})
