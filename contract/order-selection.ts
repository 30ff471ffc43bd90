import * as v from 'valibot'
import { integerInAddress } from './integer.ts'
import { idSchema } from './paging.ts'

/**
 * What is to be bought, as `/order` says it in its address, and as the calls are told it. Prices are never part of
 * it: the server works them out.
 *
 * - `?course=101&option=101003`: a pass of a course;
 * - `?course=101&option=101003_101501x2`: the same, and two pieces of what is bought once;
 * - `?device=7&sale_type=rental&months=3&quantity=2`: devices for rental;
 * - `?device=7&sale_type=purchase`: one device to keep.
 */
export const selectionLimits = {
  /** Most pieces of one thing. */
  quantity: 10,
  /** Most things in one order. */
  items: 10,
} as const

const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(selectionLimits.quantity))

/** Rented for some months, or bought (specification, section 3, "Device query"). */
const saleTypeSchema = v.picklist(['rental', 'purchase'])

/** Number of something in the catalogue. */
const numberOf = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))

const courseItemSchema = v.object({
  kind: v.literal('course'),
  /** Number of the purchase option; its course follows from it. */
  option: numberOf,
  /** Pieces; a pass and access for good are bought once. */
  quantity: v.optional(quantitySchema, 1),
})

const deviceItemSchema = v.object({
  kind: v.literal('device'),
  device: numberOf,
  sale_type: saleTypeSchema,
  /** Length of the rental in months; 0 for a purchase. */
  months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)), 0),
  quantity: v.optional(quantitySchema, 1),
})

/** One thing to buy. */
export const selectedItemSchema = v.variant('kind', [courseItemSchema, deviceItemSchema])
export type SelectedItem = v.InferOutput<typeof selectedItemSchema>

/** Everything to buy in one order, as the calls are told it. */
export const selectedItemsSchema = v.pipe(
  v.array(selectedItemSchema),
  v.minLength(1, 'at least one thing'),
  v.maxLength(selectionLimits.items, `at most ${selectionLimits.items} things`),
)

/** Numbers of options with their pieces: `101003_101501x2`. A single number may come as one. */
const optionsSchema = v.pipe(
  v.union([v.pipe(v.number(), v.integer(), v.transform(String)), v.string()]),
  v.regex(/^\d{1,9}(x([1-9]|10))?(_\d{1,9}(x([1-9]|10))?){0,9}$/, 'options such as 101003_101501x2'),
)

/**
 * The parameters of `/order` that say what is bought: one of `course` with `option`, or `device` with `sale_type`.
 * Read them with {@link selectedItems}; a route makes each of them forgiving (`src/lib/url/search-schema.ts`).
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

/** Whether a path is that of the order form, with or without something to buy. */
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

/** What an address of `/order` says is bought; nothing for one that says too little or too much at once. */
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

/** The address of the order form for one course: its pass first, then what comes with it. */
export function courseOrderPath(course: number, options: readonly { idx: number; quantity?: number }[]): string {
  const parts = options.map(({ idx, quantity = 1 }) => (quantity > 1 ? `${idx}x${quantity}` : String(idx)))
  return `/order?course=${course}&option=${parts.join('_')}`
}

/** The address of the order form for a device; `months` for a rental alone. */
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

/** The address of the order form for what was ordered before; undefined for what one form can't order together. */
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
