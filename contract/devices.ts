import * as v from 'valibot'
import { fieldSchema } from './courses.ts'
import { defineEndpoint, noInput } from './endpoint.ts'
import { idSchema } from './paging.ts'
import { countSchema, daySchema, wonSchema } from './quantities.ts'
import { searchTermSchema } from './text.ts'

/** The calls about training devices (specification, section 7: Board). */

/** VR devices and racing wheels (specification, section 3). */
export const deviceCategorySchema = v.picklist(['vr', 'wheel'])
export type DeviceCategory = v.InferOutput<typeof deviceCategorySchema>

/** Rented for some months, or bought (specification, section 3). */
export const saleTypeSchema = v.picklist(['rental', 'purchase'])
export type SaleType = v.InferOutput<typeof saleTypeSchema>

/** How long a device is rented, and what that costs without delivery. */
export const rentalTermSchema = v.object({
  /** Length in months; the term is paid for at once. */
  subs_month: v.pipe(countSchema, v.minValue(1)),
  /** One month of it, in won. */
  amt: wonSchema,
  /** Whole percent by which a month is cheaper than in the shortest term; 0 for that one. */
  disc_rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** The whole term, in won: `subs_month` times `amt`. */
  total_amt: wonSchema,
})
export type RentalTerm = v.InferOutput<typeof rentalTermSchema>

export const deviceSummarySchema = v.object({
  idx: v.number(),
  category: deviceCategorySchema,
  name: v.string(),
  summary: v.string(),
  thumbnail: v.string(),
  /** Words that people search for and the name lacks. */
  keyword: v.array(v.string()),
  /** By length, the shortest first; empty when it is not rented. */
  rental: v.array(rentalTermSchema),
  /** Null when it is not sold. */
  purchase: v.nullable(v.object({ amt: wonSchema })),
  /** Delivery fee of one piece in won: there, and for a rental back again. */
  delivery_amt: wonSchema,
  /** Pieces that can be ordered today. */
  stock: countSchema,
  /** Day on which the next one comes back; null while there are some, and when nobody knows. */
  returns_on: v.nullable(daySchema),
})
export type DeviceSummary = v.InferOutput<typeof deviceSummarySchema>

/** A course that a device is for. */
const deviceCourseSchema = v.object({
  idx: v.number(),
  category: v.object({ code: fieldSchema, name: v.string() }),
  title: v.string(),
  thumbnail: v.string(),
  /** Lessons, and those open without an account. */
  curriculum: v.object({ count: countSchema, free_count: countSchema }),
  individual: v.object({ is_exist: v.boolean() }),
})

export const deviceSchema = v.object({
  ...deviceSummarySchema.entries,
  /** Facts of the device: weight, display, what is in the box. */
  detail: v.array(v.object({ name: v.string(), value: v.string() })),
  /** Application guide: whom it suits and what to choose; paragraphs parted by a blank line. */
  guide: v.string(),
  /** What to check before applying for this device. */
  check: v.array(v.string()),
  /** Open courses that require it, the newest first. */
  contents: v.array(deviceCourseSchema),
})
export type Device = v.InferOutput<typeof deviceSchema>

/** Devices in the shop's order. A filter that is absent leaves nothing out. */
export const deviceList = defineEndpoint({
  name: 'device-list',
  summary: 'Training devices to rent or to buy',
  method: 'GET',
  path: '/v1/board/device',
  params: noInput,
  query: v.object({
    /** Only those that are rented, or only those that are sold. */
    sale_type: v.optional(saleTypeSchema),
    category: v.optional(deviceCategorySchema),
    /** Words of which each is part of the name or a keyword, in either language; this shop's addition. */
    title: searchTermSchema,
  }),
  content: v.array(deviceSummarySchema),
  paged: false,
  codes: [],
})

export const deviceDetail = defineEndpoint({
  name: 'device-detail',
  summary: 'One training device with its terms and the courses that require it',
  method: 'GET',
  path: '/v1/board/device/detail/{id}',
  params: v.object({ id: idSchema }),
  query: noInput,
  content: deviceSchema,
  paged: false,
  codes: [],
})

/** Working days until a device is there; public holidays are left out of account. */
const deliveryDays = 2
const dayMilliseconds = 86_400_000

/**
 * Day on which a device arrives that is ordered `today`, both `YYYY-MM-DD`: Saturdays and Sundays do not count. A rental
 * begins on it.
 */
export function expectedArrivalDay(today: string): string {
  let moment = Date.parse(today)
  for (let left = deliveryDays; left > 0; ) {
    moment += dayMilliseconds
    const weekday = new Date(moment).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(moment).toISOString().slice(0, 10)
}
