import * as v from 'valibot'
import { saleTypeSchema, selectionLimits } from './order-addresses.ts'

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

interface OrderAddress {
  readonly course?: number | undefined
  readonly option?: string | undefined
  readonly device?: number | undefined
  readonly sale_type?: 'rental' | 'purchase' | undefined
  readonly months?: number | undefined
  readonly quantity?: number | undefined
}

/** Items in an address of `/order`; empty when it is incomplete or contradicts itself. */
export function selectedItems(address: OrderAddress): SelectedItem[] {
  const { option, device, sale_type, months = 0, quantity = 1 } = address
  if (device !== undefined) {
    if (option !== undefined || sale_type === undefined) return []
    if ((sale_type === 'rental') !== months > 0) return []
    return [{ kind: 'device', device, sale_type, months, quantity }]
  }
  return (option ?? '')
    .split('_')
    .filter((part) => part !== '')
    .map((part) => {
      const [number, pieces = '1'] = part.split('x')
      return { kind: 'course', option: Number(number), quantity: Number(pieces) }
    })
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

/** Address of the order form for earlier items; undefined when one form cannot order them together. */
export function orderAgainPath(items: readonly OrderedItem[]): string | undefined {
  const [first] = items
  const options = items.flatMap(({ option_idx, quantity }) =>
    option_idx === null ? [] : [{ idx: option_idx, quantity }],
  )
  const isCourses = options.length === items.length
  if (first && isCourses && first.course !== null) return courseOrderPath(first.course, options)
  if (!first || first.device === null || items.length > 1) return undefined
  const { device, months, quantity } = first
  return deviceOrderPath(
    device,
    first.kind === 'rental' ? { sale_type: 'rental', months, quantity } : { sale_type: 'purchase', quantity },
  )
}
