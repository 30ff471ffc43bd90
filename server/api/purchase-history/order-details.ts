import { orderDetails as endpoint } from '../../../contract/orders/orders.ts'
import { defineHandler } from '../define-handler.ts'
import { presentOwnOrders } from './find.ts'

export default defineHandler(endpoint, async (call) => ({
  content: await presentOwnOrders(call, call.member.memberId, call.query.numbers),
}))
