import * as v from 'valibot'
import { declineReasonSchema, failureReasonSchema } from '#contract/addresses/order-addresses.ts'
import { cardChoiceSchema } from '#contract/orders/card-choice.ts'
import { createOrder, orderProgressSchema } from '#contract/orders/checkout.ts'
import { paymentMethodSchema } from '#contract/orders/orders.ts'
import { type FlowPersistence, nullAsUndefined } from '#lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '#lib/flows/persisted-error.ts'
import type { checkoutMachine } from '#machines/checkout.machine.ts'

const { items, buyer, total_amt, is_agreed } = createOrder.body.entries

/** The order form and the identity verification resume after a reload. The result pages ask the server instead. */
export const checkoutPersistence: FlowPersistence<typeof checkoutMachine> = {
  version: 2,
  context: v.object({
    entry: v.picklist(['form', 'identity']),
    order: nullAsUndefined(v.string()),
    returned: nullAsUndefined(v.never()),
    form: nullAsUndefined(
      v.object({
        items,
        buyer,
        total_amt,
        is_agreed,
        method: paymentMethodSchema,
        card: v.optional(nullAsUndefined(cardChoiceSchema)),
      }),
    ),
    isVerified: v.boolean(),
    decline: nullAsUndefined(declineReasonSchema),
    reason: nullAsUndefined(failureReasonSchema),
    progress: nullAsUndefined(orderProgressSchema),
    error: persistedErrorSchema,
  }),
}
