import { beginPayment as endpoint } from '#contract/orders/checkout.ts'
import { defineHandler } from '../define-handler.ts'
import { createPaymentAttempt, paymentWindowUrl } from '../payments/begin.ts'
import { assertMayBuy } from './buyer-standing.ts'

export default defineHandler(endpoint, async (call) => {
  const { config, providers, caller, locale, member, params, body } = call
  const { id, ticket, expiresAt } = await createPaymentAttempt(call, {
    memberId: member.memberId,
    check: (tx) => assertMayBuy({ ...call, db: tx }),
    orderNumber: params.id,
    method: body.method,
    card: body.method === 'card' ? body.card : undefined,
    provider: providers.payment.name,
    origin: caller.origin,
    returnPath: body.return_path,
  })
  return {
    content: {
      payment_id: id,
      url: paymentWindowUrl(config, caller.origin, { ticket, locale }),
      expires_at: expiresAt.toISOString(),
    },
  }
})
