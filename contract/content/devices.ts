import * as v from 'valibot'
import { fieldSchema } from '../courses/courses.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { idListSchema, idSchema } from '../protocol/paging.ts'
import { codeSchema } from '../values/code.ts'
import { countSchema, daySchema, wonSchema } from '../values/quantities.ts'
import { searchTermSchema } from '../values/text.ts'

// The calls about training devices (specification, section 7: Board).

/** Code of a category, as the content names it: `vr` and `wheel` in the specification (section 3). */
export const deviceCategorySchema = codeSchema
export type DeviceCategory = v.InferOutput<typeof deviceCategorySchema>

/** Rented for some months, or bought (specification, section 3). */
export const saleTypeSchema = v.picklist(['rental', 'purchase'])
export type SaleType = v.InferOutput<typeof saleTypeSchema>

/** A rental term and its price without delivery. */
export const rentalTermSchema = v.object({
  /** Term in months, paid in advance. */
  subs_month: v.pipe(countSchema, v.minValue(1)),
  /** Price of one month, in won. */
  amt: wonSchema,
  /** Discount on a month compared to the shortest term, in whole percent; 0 for the shortest. */
  disc_rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** Price of the term in won: `subs_month` times `amt`. */
  total_amt: wonSchema,
})
export type RentalTerm = v.InferOutput<typeof rentalTermSchema>

export const deviceSummarySchema = v.object({
  idx: v.number(),
  category: deviceCategorySchema,
  /** In the language of the call; this and the next are this shop's additions. */
  category_name: v.string(),
  /** Place of the category among those with devices, from 0. A list whose address names none shows the first one. */
  category_position: countSchema,
  name: v.string(),
  summary: v.string(),
  thumbnail: v.string(),
  /** Search words that are not in the name. */
  keyword: v.array(v.string()),
  /** Shortest first; empty when the device cannot be rented. */
  rental: v.array(rentalTermSchema),
  /** Null when the device cannot be bought. */
  purchase: v.nullable(v.object({ amt: wonSchema })),
  /** Delivery fee of one piece in won, for a rental including the return. */
  delivery_amt: wonSchema,
  /** Pieces that can be ordered today. */
  stock: countSchema,
  /** Day on which the next piece returns; null while some are in stock, and when the day is unknown. */
  returns_on: v.nullable(daySchema),
})
export type DeviceSummary = v.InferOutput<typeof deviceSummarySchema>

/** A course that requires a device. */
const deviceCourseSchema = v.object({
  idx: v.number(),
  category: v.object({ code: fieldSchema, name: v.string() }),
  title: v.string(),
  thumbnail: v.string(),
  /** Number of lessons, and of those that are free. */
  curriculum: v.object({ count: countSchema, free_count: countSchema }),
  individual: v.object({ is_exist: v.boolean() }),
})

export const deviceSchema = v.object({
  ...deviceSummarySchema.entries,
  /** Specification of the device, such as weight, display and contents of the box. */
  detail: v.array(v.object({ name: v.string(), value: v.string() })),
  /** Guide to choosing the device; a blank line separates paragraphs. */
  guide: v.string(),
  /** What to check before applying for this device. */
  check: v.array(v.string()),
  /** Open courses that require the device, newest first. */
  contents: v.array(deviceCourseSchema),
})
export type Device = v.InferOutput<typeof deviceSchema>

/** Devices in the shop's order. Filters are optional. */
export const deviceList = defineEndpoint({
  name: 'device-list',
  area: 'devices',
  summary: 'Training devices to rent or to buy',
  method: 'GET',
  path: '/v1/board/device',
  query: v.object({
    /** Only devices to rent, or only devices to buy. */
    sale_type: v.optional(saleTypeSchema),
    category: v.optional(deviceCategorySchema),
    /** Search terms. Each must be part of the name or a keyword, in either language; this shop's addition. */
    title: searchTermSchema,
  }),
  content: v.array(deviceSummarySchema),
  codes: [],
})

export const deviceDetail = defineEndpoint({
  name: 'device-detail',
  area: 'devices',
  summary: 'One training device with its terms and the courses that require it',
  method: 'GET',
  path: '/v1/board/device/detail/{id}',
  params: v.object({ id: idSchema }),
  content: deviceSchema,
  codes: [],
})

/** Several devices at once, for pages that will probably be opened; this shop's addition. Unknown numbers are left out. */
export const deviceDetails = defineEndpoint({
  name: 'device-details',
  area: 'devices',
  summary: 'Several training devices with their terms and the courses that require them',
  method: 'GET',
  path: '/v1/board/device/details',
  query: v.object({ ids: idListSchema }),
  content: v.array(deviceSchema),
  codes: [],
})

/** Working days of a delivery. Public holidays are not considered. */
const deliveryDays = 2
const dayMilliseconds = 86_400_000

/**
 * Day on which a device ordered `today` arrives, both `YYYY-MM-DD`. Saturdays and Sundays do not count. A rental begins
 * on that day.
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
