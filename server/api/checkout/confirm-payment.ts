import { eq } from 'drizzle-orm'
import { confirmPayment as endpoint } from '../../../contract/orders/checkout.ts'
import { orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import { defineHandler } from '../define-handler.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { confirmAttempt } from '../payments/confirm.ts'
import { findOrderProgress } from '../payments/progress.ts'

export default defineHandler(endpoint, async (call) => {
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
})
