import * as v from 'valibot'
import { countSchema } from '../values/quantities.ts'

// Filters of the course list beyond audience, field and title. All are this shop's additions.

/** A range of whole numbers: `from` belongs to it, `below` does not. */
interface Band {
  readonly value: string
  readonly from?: number
  readonly below?: number
}

/** Today's lowest price, in won; `free` costs nothing. */
export const priceBands = [
  { value: 'free', below: 1 },
  { value: 'under-40000', from: 1, below: 40_000 },
  { value: 'under-70000', from: 40_000, below: 70_000 },
  { value: 'from-70000', from: 70_000 },
] as const satisfies readonly Band[]

/** Length of all lessons, in minutes. */
export const lengthBands = [
  { value: 'under-4', below: 240 },
  { value: 'under-6', from: 240, below: 360 },
  { value: 'from-6', from: 360 },
] as const satisfies readonly Band[]

/** A filter that is on or absent. */
const switchedOnSchema = v.picklist(['yes'])

/**
 * The filters, each with the schema of its values. Absent ones limit nothing. Query, counts, conditions, options and
 * texts derive from this table or do not compile without a filter or value of it.
 */
export const courseFilters = {
  /** `inquiry` has no price. */
  price: v.picklist([...priceBands.map(({ value }) => value), 'inquiry']),
  length: v.picklist(lengthBands.map(({ value }) => value)),
  /** What a learner has: nothing beside the PC, a headset, or a racing wheel. */
  equipment: v.picklist(['no-headset', 'headset', 'wheel']),
  /** Courses with free lessons. */
  free: switchedOnSchema,
  /** Courses with an option in a campaign today. */
  campaign: switchedOnSchema,
} as const
export type CourseFilterName = keyof typeof courseFilters
export type CourseFilterValue<Name extends CourseFilterName> = v.InferOutput<(typeof courseFilters)[Name]>

const filtersSchema = v.object(courseFilters)

/** Names of the filters, in the order in which pages show them. */
export const courseFilterNames = v.keyof(filtersSchema).options

/** The filters as parameters of a call. */
export const courseFilterQuery = v.partial(filtersSchema).entries

/** A number of courses for each value of each filter. */
export const courseFilterCountsSchema = v.object({
  price: v.record(courseFilters.price, countSchema),
  length: v.record(courseFilters.length, countSchema),
  equipment: v.record(courseFilters.equipment, countSchema),
  free: v.record(courseFilters.free, countSchema),
  campaign: v.record(courseFilters.campaign, countSchema),
} satisfies Record<CourseFilterName, v.GenericSchema>)
