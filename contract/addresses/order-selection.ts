import * as v from 'valibot'
import { saleTypeSchema, selectionLimits } from './order-addresses.ts'
import { stringifySearch } from './search-params.ts'

const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(selectionLimits.quantity))

/** ID of a course, option or device. */
const numberOf = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))

const courseItemSchema = v.object({
  kind: v.literal('course'),
  /** ID of the purchase option, which determines the course. */
  option: numberOf,
  /** Quantity; always 1 for a pass and for access without an end. */
  quantity: v.optional(quantitySchema, 1),
})

const deviceItemSchema = v.object({
  kind: v.literal('device'),
  device: numberOf,
  sale_type: saleTypeSchema,
  /** Rental term in months; 0 for a purchase. */
  months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)), 0),
  quantity: v.optional(quantitySchema, 1),
})

/** An item to buy. */
export const selectedItemSchema = v.variant('kind', [courseItemSchema, deviceItemSchema])
export type SelectedItem = v.InferOutput<typeof selectedItemSchema>

/** All items of one order, as the calls take them. */
export const selectedItemsSchema = v.pipe(
  v.array(selectedItemSchema),
  v.minLength(1, 'at least one thing'),
  v.maxLength(selectionLimits.items, `at most ${selectionLimits.items} things`),
)

/** An item to buy without its pieces: `101003` an option, `11r3` a rental of 3 months, `13p` a purchase. */
export const selectionKeySchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(r\d{1,2}|p)?$/, 'an item such as 101003, 11r3 or 13p'),
)

/** The key of an item: its part of an address, without the pieces. */
export function selectionKey(item: SelectedItem): string {
  if (item.kind === 'course') return String(item.option)
  return item.sale_type === 'rental' ? `${item.device}r${item.months}` : `${item.device}p`
}

interface OrderAddress {
  readonly course?: number | undefined
  readonly option?: string | undefined
  readonly devices?: string | undefined
  readonly device?: number | undefined
  readonly sale_type?: 'rental' | 'purchase' | undefined
  readonly months?: number | undefined
  readonly quantity?: number | undefined
}

/** Items in an address of `/order`; empty when it is incomplete or contradicts itself. */
export function selectedItems(address: OrderAddress): SelectedItem[] {
  const { option, devices, device, sale_type, months = 0, quantity = 1 } = address
  if (device !== undefined) {
    if (option !== undefined || devices !== undefined || sale_type === undefined) return []
    if ((sale_type === 'rental') !== months > 0) return []
    return [{ kind: 'device', device, sale_type, months, quantity }]
  }
  return [...partsOf(option), ...partsOf(devices)].flatMap((part) => parsePart(part) ?? [])
}

function partsOf(list = ''): string[] {
  return list.split('_').filter((part) => part !== '')
}

/** One piece of what a key names. */
export function parseSelectionKey(key: v.InferOutput<typeof selectionKeySchema>): SelectedItem {
  const item = parsePart(key)
  if (!item) throw new TypeError(`${key} names no item`)
  return item
}

function parsePart(part: string): SelectedItem | undefined {
  const [, number, term, pieces = '1'] = /^(\d+)(r\d+|p)?(?:x(\d+))?$/.exec(part) ?? []
  if (number === undefined) return undefined
  const quantity = Number(pieces)
  if (term === undefined) return { kind: 'course', option: Number(number), quantity }
  const months = term === 'p' ? 0 : Number(term.slice(1))
  return { kind: 'device', device: Number(number), sale_type: term === 'p' ? 'purchase' : 'rental', months, quantity }
}

/** Parameters of `/basket` and `/order` for these items: options in their order, then devices in theirs. */
export function selectionSearch(items: readonly SelectedItem[]): {
  readonly option: string | undefined
  readonly devices: string | undefined
} {
  const list = (kind: SelectedItem['kind']) =>
    items
      .filter((item) => item.kind === kind)
      .map((item) => (item.quantity > 1 ? `${selectionKey(item)}x${item.quantity}` : selectionKey(item)))
      .join('_') || undefined
  return { option: list('course'), devices: list('device') }
}

/** Address of the order form for one course: the pass first, then its additions. */
export function courseOrderPath(course: number, options: readonly { idx: number; quantity?: number }[]): string {
  const parts = options.map(({ idx, quantity = 1 }) => (quantity > 1 ? `${idx}x${quantity}` : String(idx)))
  return `/order?course=${course}&option=${parts.join('_')}`
}

/** Address of the order form for a device; `months` for a rental only. */
export function deviceOrderPath(
  device: number,
  terms: { sale_type: 'rental' | 'purchase'; months?: number; quantity?: number },
): string {
  const { sale_type, months, quantity = 1 } = terms
  const rental = sale_type === 'rental' && months !== undefined ? `&months=${months}` : ''
  return `/order?device=${device}&sale_type=${sale_type}${rental}${quantity > 1 ? `&quantity=${quantity}` : ''}`
}

interface OrderedItem {
  readonly kind: string
  readonly course: number | null
  readonly option_idx: number | null
  readonly device: number | null
  readonly months: number
  readonly quantity: number
}

/** Address of the order form for earlier items; undefined when one of them cannot be ordered by itself. */
export function orderAgainPath(items: readonly OrderedItem[]): string | undefined {
  const [first] = items
  if (!first) return undefined
  const selected = items.map(selectedAgain)
  if (!selected.every((item) => item !== undefined)) return undefined
  const [only] = selected
  if (selected.length === 1 && only?.kind === 'device') {
    const { device, sale_type, months, quantity } = only
    return deviceOrderPath(device, sale_type === 'rental' ? { sale_type, months, quantity } : { sale_type, quantity })
  }
  const { course } = first
  const isOneCourse = course !== null && items.every((item) => item.course === course)
  return `/order${stringifySearch({ course: isOneCourse ? course : undefined, ...selectionSearch(selected) })}`
}

function selectedAgain({ kind, option_idx, device, months, quantity }: OrderedItem): SelectedItem | undefined {
  if (option_idx !== null) return { kind: 'course', option: option_idx, quantity }
  if (device === null) return undefined
  const isRental = kind === 'rental'
  return {
    kind: 'device',
    device,
    sale_type: isRental ? 'rental' : 'purchase',
    months: isRental ? months : 0,
    quantity,
  }
}
