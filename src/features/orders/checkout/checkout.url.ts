import { type SelectedItem, selectedItems, selectionSearch } from '#contract/addresses/order-selection.ts'
import { paths } from '#contract/addresses/paths.ts'
import type { CheckoutInput } from '#machines/checkout.data.ts'
import type { CheckoutSearch } from './checkout.search.ts'

/** Path of the order form for the items in the search parameters, without the other parameters. */
export function orderPath({ course, option, devices, device, sale_type, months, quantity }: CheckoutSearch): string {
  return paths.order({ course, option, devices, device, sale_type, months, quantity })
}

/** The same with another quantity of the item at `index`. */
export function orderPathWith(search: CheckoutSearch, index: number, pieces: number): string {
  if (search.device !== undefined) return orderPath({ ...search, quantity: pieces === 1 ? undefined : pieces })
  return pathOfItems(
    search,
    itemsOf(search).map((item, at) => (at === index ? { ...item, quantity: pieces } : item)),
  )
}

/** The same with one piece of another option of the course. */
export function orderPathAdding(search: CheckoutSearch, option: number): string {
  return pathOfItems(search, [...itemsOf(search), { kind: 'course', option, quantity: 1 }])
}

/** The same without the item at `index`. */
export function orderPathWithout(search: CheckoutSearch, index: number): string {
  return pathOfItems(
    search,
    itemsOf(search).filter((_, at) => at !== index),
  )
}

function pathOfItems(search: CheckoutSearch, items: readonly SelectedItem[]): string {
  return orderPath({ ...search, ...selectionSearch(items) })
}

/** Selected items; empty when parameters are missing. */
export function itemsOf(search: CheckoutSearch): SelectedItem[] {
  return selectedItems(search)
}

/** Path of the page where a purchase started: the course, the device, the basket, or the course list. */
export function contentPath(search: Pick<CheckoutSearch, 'course' | 'option' | 'devices' | 'device'>): string {
  const { course, option, devices, device } = search
  if (course !== undefined) return paths.course({ id: course })
  if (option !== undefined || devices !== undefined) return paths.basket()
  return device === undefined ? paths.courses() : paths.device({ id: device })
}

/** Input of the checkout machine on the order form. */
export function formBeginning({ order, decline, idfc_id }: CheckoutSearch): CheckoutInput {
  return { entry: idfc_id === undefined ? 'form' : 'identity', order, decline }
}
