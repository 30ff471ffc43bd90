import * as v from 'valibot'
import { ownDeliveryMessage } from '../orders/checkout.ts'
import { both } from './both.ts'
import { localized } from './values.ts'

/** Delivery requests that a buyer can choose; the buyer writes the last one. */
export const deliveryMessagesSchema = v.pipe(
  v.array(
    v.strictObject({
      code: v.pipe(
        v.string(),
        v.regex(
          /^[a-z0-9-]{1,40}$/,
          both('must be small letters, digits and hyphens', '영어 소문자, 숫자, 하이픈만 쓸 수 있어요'),
        ),
      ),
      text: localized,
    }),
  ),
  v.check(
    (messages) => messages.at(-1)?.code === ownDeliveryMessage,
    both(`must end with the code "${ownDeliveryMessage}"`, `코드 "${ownDeliveryMessage}"로 끝나야 해요`),
  ),
  v.check(
    (messages) => new Set(messages.map(({ code }) => code)).size === messages.length,
    both('must name each code once', '같은 코드를 두 번 쓸 수 없어요'),
  ),
)
