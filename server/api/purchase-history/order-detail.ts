import { orderDetail as endpoint } from '../../../contract/orders/orders.ts'
import { defineHandler } from '../define-handler.ts'
import { presentOwnOrder } from './find.ts'

export default defineHandler(endpoint, async (call) => ({
  content: await presentOwnOrder(call, call.member.memberId, call.params.id),
}))
