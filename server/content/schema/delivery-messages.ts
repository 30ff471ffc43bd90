import * as v from 'valibot'
import { ownDeliveryMessage } from '../../../contract/orders/checkout.ts'
import { localized } from './values.ts'

/** Delivery requests that a buyer can choose; the buyer writes the last one. */
export const deliveryMessagesSchema = v.pipe(
  v.array(
    v.strictObject({
      code: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must be small letters, digits and hyphens')),
      text: localized,
    }),
  ),
  v.check((messages) => messages.at(-1)?.code === ownDeliveryMessage, `must end with the code "${ownDeliveryMessage}"`),
  v.check((messages) => new Set(messages.map(({ code }) => code)).size === messages.length, 'must name each code once'),
)
