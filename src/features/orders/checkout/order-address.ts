import * as v from 'valibot'
import { buyerSchema } from '#contract/orders/checkout.ts'
import { cleanLine } from '#contract/values/text.ts'

/** The address in the fields of the order form. */
export interface OrderAddress {
  readonly postcode: string
  readonly address: string
  readonly address_detail: string
}

const fields = ['postcode', 'address', 'address_detail'] as const

export function isSameAddress(one: OrderAddress, other: OrderAddress): boolean {
  return fields.every((field) => cleanLine(one[field]) === cleanLine(other[field]))
}

/** Whether an order can be sent to it. */
export function isWholeAddress(address: OrderAddress): boolean {
  return fields.every((field) => v.is(buyerSchema.entries[field], address[field]))
}
