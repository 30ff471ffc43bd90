import * as v from 'valibot'
import {
  declineParameters,
  type FailureReason,
  orderCompleteParameters,
  orderFailedParameters,
} from '../../../../contract/order-addresses.ts'
import {
  isOrderFormPath,
  orderParameters,
  type SelectedItem,
  selectedItems,
} from '../../../../contract/order-selection.ts'
import type { CheckoutInput } from '../../../../machines/checkout.facts.ts'
import { stringifySearch } from '../../../lib/search-params.ts'
import { atParameter, optional } from '../../../lib/search-schema.ts'

/** What the address of the order form says: what is bought, and what the person comes back from. */
export const orderSearchSchema = v.object({
  course: optional(orderParameters.course),
  option: optional(orderParameters.option),
  device: optional(orderParameters.device),
  sale_type: optional(orderParameters.sale_type),
  months: optional(orderParameters.months),
  quantity: optional(orderParameters.quantity),
  delivery: optional(orderParameters.delivery),
  order: optional(declineParameters.order),
  payment: optional(declineParameters.payment),
  decline: optional(declineParameters.decline),
  /** Number of the identity verification that the person comes back from. */
  idfc_id: optional(v.pipe(v.string(), v.uuid())),
  /** State to look at, in a support view. */
  at: atParameter,
})
export type OrderSearch = v.InferOutput<typeof orderSearchSchema>

/** What the address of a completed order says. */
export const orderCompleteSearchSchema = v.object({
  order: optional(orderCompleteParameters.order),
  payment: optional(orderCompleteParameters.payment),
  payment_key: optional(orderCompleteParameters.payment_key),
  amount: optional(orderCompleteParameters.amount),
  at: atParameter,
})
export type OrderCompleteSearch = v.InferOutput<typeof orderCompleteSearchSchema>

/** What the address of a failed order says. */
export const orderFailedSearchSchema = v.object({
  order: optional(orderFailedParameters.order),
  reason: optional(orderFailedParameters.reason),
  again: optional(v.pipe(orderFailedParameters.again, v.check(isOrderFormPath, 'a path of the order form'))),
  at: atParameter,
})
export type OrderFailedSearch = v.InferOutput<typeof orderFailedSearchSchema>

/** The order form for what an address says is bought, and for nothing else that it says. */
export function orderPath({ course, option, device, sale_type, months, quantity }: OrderSearch): string {
  return `/order${stringifySearch({ course, option, device, sale_type, months, quantity })}`
}

/** The same with another number of pieces of one thing; `place` counts the things from 0. */
export function orderPathWith(search: OrderSearch, place: number, pieces: number): string {
  if (search.device !== undefined) return orderPath({ ...search, quantity: pieces === 1 ? undefined : pieces })
  const option = optionsOf(search)
    .map((part, at) => (at === place ? optionWith(part, pieces) : part))
    .join('_')
  return orderPath({ ...search, option })
}

/** The same and one piece of another option of the course. */
export function orderPathAdding(search: OrderSearch, option: number): string {
  return orderPath({ ...search, option: [...optionsOf(search), option].join('_') })
}

/** The same without one of its options; `place` counts the things from 0. */
export function orderPathWithout(search: OrderSearch, place: number): string {
  return orderPath({
    ...search,
    option: optionsOf(search)
      .filter((_, at) => at !== place)
      .join('_'),
  })
}

function optionsOf({ option = '' }: OrderSearch): string[] {
  return option.split('_').filter((part) => part !== '')
}

function optionWith(part: string, pieces: number): string {
  const [number = ''] = part.split('x')
  return pieces === 1 ? number : `${number}x${pieces}`
}

/** What is bought; nothing for an address that says too little. */
export function itemsOf(search: OrderSearch): SelectedItem[] {
  return selectedItems(search)
}

/** Where a purchase came from: the page of the course or device, or the list where the address names neither. */
export function contentPath({ course, device }: Pick<OrderSearch, 'course' | 'device'>): string {
  if (course !== undefined) return `/contents/detail?id=${course}`
  return device === undefined ? '/contents' : `/device/detail?id=${device}`
}

/** The page of a completed order. */
export function orderCompletePath(order: string): string {
  return `/order-complete${stringifySearch({ order })}`
}

/** The page of a failed order; `again` is the order form as it was. */
export function orderFailedPath(order: string, reason: FailureReason, again: string | undefined): string {
  return `/order-failed${stringifySearch({ order, reason, again })}`
}

/** How the checkout begins on the order form. */
export function formBeginning({ order, decline, idfc_id }: OrderSearch): CheckoutInput {
  return { beginning: idfc_id === undefined ? 'form' : 'identity', order, decline }
}

/** How the checkout begins where the payment window comes back to. */
export function resultBeginning({ order, payment, payment_key, amount }: OrderCompleteSearch): CheckoutInput {
  const isComplete = payment !== undefined && payment_key !== undefined && amount !== undefined
  return {
    beginning: 'result',
    order,
    returned: isComplete ? { payment_id: payment, payment_key, amount } : undefined,
  }
}

/** How the checkout begins where it has failed. */
export function failedBeginning({ order, reason = 'unknown' }: OrderFailedSearch): CheckoutInput {
  return { beginning: 'failed', order, reason }
}
