import * as v from 'valibot'
import { createOrder, orderProgressSchema } from '../../../../contract/checkout.ts'
import { cardChoiceSchema } from '../../../../contract/card-choice.ts'
import { declineReasonSchema, failureReasonSchema } from '../../../../contract/order-addresses.ts'
import { paymentMethodSchema } from '../../../../contract/orders.ts'
import type { checkoutMachine } from '../../../../machines/checkout.machine.ts'
import { type FlowMemory, maybe } from '../../../lib/flows/flow-memory.ts'
import { persistedError } from '../../../lib/flows/persisted-error.ts'

const { items, buyer, total_amt, is_agreed } = createOrder.body.entries

/**
 * The order form, and the identity verification in its place: a form that was sent goes on after a reload. The pages
 * of the results ask the server instead.
 */
export const checkoutMemory: FlowMemory<typeof checkoutMachine> = {
  version: 1,
  context: v.object({
    entry: v.picklist(['form', 'identity']),
    order: maybe(v.string()),
    returned: maybe(v.never()),
    form: maybe(
      v.object({
        items,
        buyer,
        total_amt,
        is_agreed,
        method: paymentMethodSchema,
        card: v.optional(maybe(cardChoiceSchema)),
      }),
    ),
    decline: maybe(declineReasonSchema),
    reason: maybe(failureReasonSchema),
    progress: maybe(orderProgressSchema),
    failure: persistedError,
  }),
}
