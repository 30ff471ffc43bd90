import { orderDetail as endpoint } from '../../../contract/orders.ts'
import { answer } from '../answer.ts'
import { ownOrderAnswer } from './find.ts'

export default answer(endpoint, async (call) => ({
  content: await ownOrderAnswer(call, call.member.memberId, call.params.id),
}))
