import * as v from 'valibot'
import { basketParameters } from '#contract/addresses/order-addresses.ts'
import { optional } from '#lib/url/search-schema.ts'

/** Search parameters of the basket. Without any: the basket of this browser, or of the member. */
export const basketSearchSchema = v.object({
  /** Numbers of the purchase options of courses, each with its pieces after an x. Without it: no course. */
  option: optional(basketParameters.option),
  /** Numbers of the devices, each with r and its months or with p, and its pieces after an x. Without it: no device. */
  devices: optional(basketParameters.devices),
})
export type BasketSearch = v.InferOutput<typeof basketSearchSchema>
