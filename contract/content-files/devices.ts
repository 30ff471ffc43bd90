import * as v from 'valibot'
import { both } from './both.ts'
import { addressCode, count, day, filled, idx, localized, picture, won } from './values.ts'

const rentalSchema = v.strictObject({
  months: v.pipe(
    v.number(both('must be a whole number of months', '개월 수는 정수여야 해요')),
    v.integer(both('must be a whole number of months', '개월 수는 정수여야 해요')),
    v.minValue(1, both('must be at least one month', '한 달 이상이어야 해요')),
    v.maxValue(36, both('must be 36 months at the most', '36개월을 넘을 수 없어요')),
  ),
  /** Price of one month. */
  monthly_amount: won,
})

export const deviceFileSchema = v.pipe(
  v.strictObject({
    idx,
    category: addressCode,
    name: localized,
    summary: localized,
    keywords: v.optional(v.strictObject({ ko: v.array(filled), en: v.array(filled) }), { ko: [], en: [] }),
    picture,
    details: v.pipe(
      v.array(v.strictObject({ name: localized, value: localized })),
      v.minLength(1, both('must tell one fact', '항목이 하나 이상 있어야 해요')),
    ),
    guide: localized,
    checks: v.pipe(v.array(localized), v.minLength(1, both('must name at least one', '하나 이상 있어야 해요'))),
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
      both(
        'must name at least one term, or the device needs a purchase_amount',
        '대여 기간이나 구매 가격이 하나는 있어야 해요',
      ),
    ),
    ['rentals'],
  ),
)
export type DeviceFile = v.InferOutput<typeof deviceFileSchema>
