import * as v from 'valibot'

// Filters of the course list beyond audience, field and title. All are this shop's additions.

/** Today's lowest price, in won. `free` costs nothing; `inquiry` has no price. */
export const priceBandSchema = v.picklist(['free', 'under-40000', 'under-70000', 'from-70000', 'inquiry'])
export type PriceBand = v.InferOutput<typeof priceBandSchema>

/** Length of all lessons, in hours. */
export const lengthBandSchema = v.picklist(['under-4', 'under-6', 'from-6'])
export type LengthBand = v.InferOutput<typeof lengthBandSchema>

/** What a learner has: nothing beside the PC, a headset, or a racing wheel. */
export const equipmentFilterSchema = v.picklist(['no-headset', 'headset', 'wheel'])
export type EquipmentFilter = v.InferOutput<typeof equipmentFilterSchema>

/** A filter that is on or absent. */
export const switchedOnSchema = v.picklist(['yes'])

/** The filters, each with the schema of its values. Absent ones limit nothing. */
export const courseFilters = {
  price: priceBandSchema,
  length: lengthBandSchema,
  equipment: equipmentFilterSchema,
  /** Courses with free lessons. */
  free: switchedOnSchema,
  /** Courses with an option in a campaign today. */
  campaign: switchedOnSchema,
} as const
export type CourseFilterName = keyof typeof courseFilters

/** The same as parameters of a call. */
export const courseFilterQuery = {
  price: v.optional(priceBandSchema),
  length: v.optional(lengthBandSchema),
  equipment: v.optional(equipmentFilterSchema),
  free: v.optional(switchedOnSchema),
  campaign: v.optional(switchedOnSchema),
}
