import * as v from 'valibot'
import { declineReasonSchema } from '#contract/addresses/order-addresses.ts'
import { cardChoiceSchema } from '#contract/orders/card-choice.ts'
import { createOrder } from '#contract/orders/checkout.ts'
import { paymentMethodSchema } from '#contract/orders/orders.ts'
import { type FlowPersistence, nullAsUndefined } from '#lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '#lib/flows/persisted-error.ts'
import type { checkoutMachine } from '#machines/checkout.machine.ts'

const { items, buyer, total_amt, is_agreed } = createOrder.body.entries

/** The order form and the identity verification resume after a reload. The result of an order asks the server instead. */
export const checkoutPersistence: FlowPersistence<typeof checkoutMachine> = {
  version: 2,
  context: v.object({
    entry: v.picklist(['form', 'identity']),
    order: nullAsUndefined(v.string()),
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
    error: persistedErrorSchema,
  }),
}
