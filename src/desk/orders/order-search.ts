import * as v from 'valibot'
import {
  deskOrderLimits,
  orderPaymentSchema,
  orderStageSchema,
  partOfOrderNumberSchema,
} from '#contract/desk/orders.ts'
import { orderStatusSchema } from '#contract/orders/orders.ts'
import { daySchema } from '#contract/values/quantities.ts'
import { optional, pageParameter, textParameter } from '#lib/url/search-schema.ts'

export const orderSearch = v.object({
  /** The number, or how it begins. Without it: any. */
  number: optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), partOfOrderNumberSchema)),
  /** ID, name or phone number of the buyer. Without it: anybody. */
  buyer: optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(String),
      v.trim(),
      v.minLength(2),
      v.maxLength(deskOrderLimits.search),
    ),
  ),
  /** Part of the name of a course or device. Without it: anything. */
  item: textParameter(deskOrderLimits.search),
  /** State of the order. Without it: any. */
  status: optional(orderStatusSchema),
  /** Stage of delivery or refund. Without it: all orders. */
  stage: optional(orderStageSchema),
  /** Way of payment. Without it: any. */
  method: optional(orderPaymentSchema),
  /** First Korean day. Without it: from the beginning. */
  from: optional(daySchema),
  /** Last Korean day. Without it: until today. */
  until: optional(daySchema),
  page: pageParameter,
})
export type OrderSearch = v.InferOutput<typeof orderSearch>
