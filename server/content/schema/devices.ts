import * as v from 'valibot'
import { deviceCategorySchema } from '../../../contract/content/devices.ts'
import { count, day, filled, idx, localized, picture, won } from './values.ts'

const rentalSchema = v.strictObject({
  months: v.pipe(
    v.number('must be a whole number of months'),
    v.integer('must be a whole number of months'),
    v.minValue(1, 'must be at least one month'),
    v.maxValue(36, 'must be 36 months at the most'),
  ),
  /** Price of one month. */
  monthly_amount: won,
})

export const deviceFileSchema = v.pipe(
  v.strictObject({
    idx,
    category: deviceCategorySchema,
    name: localized,
    summary: localized,
    keywords: v.optional(v.strictObject({ ko: v.array(filled), en: v.array(filled) }), { ko: [], en: [] }),
    picture,
    details: v.pipe(
      v.array(v.strictObject({ name: localized, value: localized })),
      v.minLength(1, 'must tell one fact'),
    ),
    guide: localized,
    checks: v.pipe(v.array(localized), v.minLength(1, 'must name at least one')),
    purchase_amount: v.optional(won),
    rentals: v.optional(v.array(rentalSchema), []),
    delivery: won,
    stock: count,
    returns_on: v.optional(day),
    courses: v.optional(v.array(idx), []),
  }),
  v.forward(
    v.check(
      (device) => device.purchase_amount !== undefined || device.rentals.length > 0,
      'must name at least one term, or the device needs a purchase_amount',
    ),
    ['rentals'],
  ),
)
export type DeviceFile = v.InferOutput<typeof deviceFileSchema>
