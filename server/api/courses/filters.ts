import { and, eq, exists, gt, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import {
  type CourseFilterName,
  type CourseFilterValue,
  courseFilterNames,
  lengthBands,
  priceBands,
} from '#contract/courses/course-filters.ts'
import type { Database } from '#server/db/open.ts'
import { courses, purchaseOptions } from '#server/db/schema/courses.ts'

/** Chosen values by filter. */
export type ChosenFilters = { readonly [Name in CourseFilterName]?: CourseFilterValue<Name> | undefined }

type Conditions = { readonly [Name in CourseFilterName]: Record<CourseFilterValue<Name>, SQL | undefined> }

const { currentPrice, minutes, equipment } = courses

interface Bounds {
  readonly from?: number
  readonly below?: number
}

/** The condition of each band of a column. */
function byBand<Value extends string>(
  bands: readonly (Bounds & { readonly value: Value })[],
  column: typeof currentPrice | typeof minutes,
): Record<Value, SQL | undefined>
function byBand(bands: readonly (Bounds & { readonly value: string })[], column: typeof currentPrice | typeof minutes) {
  const within = ({ from, below }: Bounds) =>
    and(from === undefined ? undefined : gte(column, from), below === undefined ? undefined : lt(column, below))
  return Object.fromEntries(bands.map((band) => [band.value, within(band)]))
}

/** A course with an optional headset can be taken either way. */
const equipmentFilters: Conditions['equipment'] = {
  'no-headset': inArray(equipment, ['pc', 'headset-optional']),
  headset: inArray(equipment, ['headset', 'headset-optional']),
  wheel: eq(equipment, 'wheel'),
}

/** The condition of each value of each filter. */
export function filterConditions(db: Database, today: string): Conditions {
  const { courseIdx, isWithdrawn, specialUntil } = purchaseOptions
  const inCampaign = db
    .select({ idx: purchaseOptions.idx })
    .from(purchaseOptions)
    .where(and(eq(courseIdx, courses.idx), eq(isWithdrawn, false), gte(specialUntil, today)))
  return {
    price: { ...byBand(priceBands, currentPrice), inquiry: isNull(currentPrice) },
    length: byBand(lengthBands, minutes),
    equipment: equipmentFilters,
    free: { yes: gt(courses.freeLessonCount, 0) },
    campaign: { yes: exists(inCampaign) },
  }
}

/** Courses that all chosen filters let through; `except` leaves one of them out. */
export function passingFilters(
  db: Database,
  today: string,
  chosen: ChosenFilters,
  except?: CourseFilterName,
): SQL | undefined {
  const conditions: Readonly<Record<string, Readonly<Record<string, SQL | undefined>>>> = filterConditions(db, today)
  const others = courseFilterNames.filter((name) => name !== except)
  return and(...others.map((name) => chosen[name] && conditions[name]?.[chosen[name]]))
}
