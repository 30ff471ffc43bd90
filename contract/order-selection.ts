import * as v from 'valibot'
import { integerInAddress } from './integer.ts'
import { idSchema } from './paging.ts'

/**
 * Items to buy, in the address of `/order` and in the calls. They contain no prices: the server calculates them.
 *
 * - `?course=101&option=101003`: a pass of a course;
 * - `?course=101&option=101003_101501x2`: the same, and two of an option that is bought once;
 * - `?device=7&sale_type=rental&months=3&quantity=2`: devices for rental;
 * - `?device=7&sale_type=purchase`: one device to keep.
 */
export const selectionLimits = {
  /** Maximum quantity of one item. */
  quantity: 10,
  /** Maximum number of items in one order. */
  items: 10,
} as const

const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(selectionLimits.quantity))

/** Rented for some months, or bought (specification, section 3, "Device query"). */
const saleTypeSchema = v.picklist(['rental', 'purchase'])

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

/** IDs of options with their quantities: `101003_101501x2`. A single ID may be a number. */
const optionsSchema = v.pipe(
  v.union([v.pipe(v.number(), v.integer(), v.transform(String)), v.string()]),
  v.regex(/^\d{1,9}(x([1-9]|10))?(_\d{1,9}(x([1-9]|10))?){0,9}$/, 'options such as 101003_101501x2'),
)

/**
 * Parameters of `/order` for the items: either `course` with `option`, or `device` with `sale_type`. Read them with
 * {@link selectedItems}. The route treats an invalid one as absent (`src/lib/url/search-schema.ts`).
 */
export const orderParameters = {
  /** Number of the course that is bought. Without it: no course is bought. The page goes back to it. */
  course: idSchema,
  /** Numbers of the purchase options, each with its pieces after an x. Without it: no course is bought. */
  option: optionsSchema,
  /** Number of the device that is ordered. Without it: no device is ordered. */
  device: idSchema,
  /** Whether the device is rented or bought. Without it: no device is ordered. */
  sale_type: saleTypeSchema,
  /** Length of the rental in months. Without it: the device is not rented. */
  months: integerInAddress({ min: 1, max: 60 }),
  /** Pieces of the device. Without it: one piece. */
  quantity: integerInAddress({ min: 1, max: selectionLimits.quantity }),
  /**
   * Code of the delivery request. Without it: the first request of the list. `GET /v1/pay/delivery/message` lists
   * them.
   */
  delivery: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
} as const

/** Whether a path is the order form's, with or without items. */
export function isOrderFormPath(path: string): boolean {
  return /^\/order(\?|$)/.test(path)
}

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
  const isCourses = items.every(({ option_idx }) => option_idx !== null)
  if (first && isCourses && first.course !== null) {
    return courseOrderPath(
      first.course,
      items.flatMap(({ option_idx, quantity }) => (option_idx === null ? [] : [{ idx: option_idx, quantity }])),
    )
  }
  if (!first || first.device === null || items.length > 1) return undefined
  const { device, months, quantity } = first
  return deviceOrderPath(
    device,
    first.kind === 'rental' ? { sale_type: 'rental', months, quantity } : { sale_type: 'purchase', quantity },
  )
}
