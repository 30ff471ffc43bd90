import { orderProgress as endpoint } from '../../../contract/orders/checkout.ts'
import { defineHandler } from '../define-handler.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { findOrderProgress } from '../payments/progress.ts'

export default defineHandler(endpoint, async ({ db, member, params }) => {
  const content = await findOrderProgress(db, member.memberId, params.id)
  if (!content) throw notFound('order')
  return { content }
})
