import { type SelectedItem, selectedItems } from '../../../../contract/addresses/order-selection.ts'
import type { CheckoutInput } from '../../../../machines/checkout.data.ts'
import { paths } from '../../../../contract/addresses/paths.ts'
import type { OrderCompleteSearch, OrderFailedSearch, CheckoutSearch } from './checkout.search.ts'

/** Path of the order form for the items in the search parameters, without the other parameters. */
export function orderPath({ course, option, device, sale_type, months, quantity }: CheckoutSearch): string {
  return paths.order({ course, option, device, sale_type, months, quantity })
}

/** The same with another quantity of the item at `index`. */
export function orderPathWith(search: CheckoutSearch, index: number, pieces: number): string {
  if (search.device !== undefined) return orderPath({ ...search, quantity: pieces === 1 ? undefined : pieces })
  const option = optionsOf(search)
    .map((part, at) => (at === index ? optionWith(part, pieces) : part))
    .join('_')
  return orderPath({ ...search, option })
}

/** The same with one piece of another option of the course. */
export function orderPathAdding(search: CheckoutSearch, option: number): string {
  return orderPath({ ...search, option: [...optionsOf(search), option].join('_') })
}

/** The same without the item at `index`. */
export function orderPathWithout(search: CheckoutSearch, index: number): string {
  return orderPath({
    ...search,
    option: optionsOf(search)
      .filter((_, at) => at !== index)
      .join('_'),
  })
}

function optionsOf({ option = '' }: CheckoutSearch): string[] {
  return option.split('_').filter((part) => part !== '')
}

function optionWith(part: string, pieces: number): string {
  const [number = ''] = part.split('x')
  return pieces === 1 ? number : `${number}x${pieces}`
}

/** Selected items; empty when parameters are missing. */
export function itemsOf(search: CheckoutSearch): SelectedItem[] {
  return selectedItems(search)
}

/** Path of the page where a purchase started: the course, the device, or the course list. */
export function contentPath({ course, device }: Pick<CheckoutSearch, 'course' | 'device'>): string {
  if (course !== undefined) return paths.course({ id: course })
  return device === undefined ? paths.courses() : paths.device({ id: device })
}

/** Input of the checkout machine on the order form. */
export function formBeginning({ order, decline, idfc_id }: CheckoutSearch): CheckoutInput {
  return { entry: idfc_id === undefined ? 'form' : 'identity', order, decline }
}

/** Input of the checkout machine on the page to which the payment window returns. */
export function resultBeginning({ order, payment, payment_key, amount }: OrderCompleteSearch): CheckoutInput {
  const isComplete = payment !== undefined && payment_key !== undefined && amount !== undefined
  return {
    entry: 'result',
    order,
    returned: isComplete ? { payment_id: payment, payment_key, amount } : undefined,
  }
}

/** Input of the checkout machine on the page of a failed order. */
export function failedBeginning({ order, reason = 'unknown' }: OrderFailedSearch): CheckoutInput {
  return { entry: 'failed', order, reason }
}
