import { and, eq, exists, gt, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import type * as v from 'valibot'
import type {
  CourseFilterName,
  courseFilters,
  EquipmentFilter,
  LengthBand,
  PriceBand,
} from '#contract/content/course-filters.ts'
import type { Database } from '#server/db/open.ts'
import { courses, purchaseOptions } from '#server/db/schema/courses.ts'

/** Chosen values by filter. */
export type ChosenFilters = {
  readonly [Name in CourseFilterName]?: v.InferOutput<(typeof courseFilters)[Name]> | undefined
}

const { currentPrice, minutes, equipment } = courses

/** A course for groups alone has no price. */
const priceBands: Record<PriceBand, SQL | undefined> = {
  free: eq(currentPrice, 0),
  'under-40000': and(gt(currentPrice, 0), lt(currentPrice, 40_000)),
  'under-70000': and(gte(currentPrice, 40_000), lt(currentPrice, 70_000)),
  'from-70000': gte(currentPrice, 70_000),
  inquiry: isNull(currentPrice),
}

const lengthBands: Record<LengthBand, SQL | undefined> = {
  'under-4': lt(minutes, 240),
  'under-6': and(gte(minutes, 240), lt(minutes, 360)),
  'from-6': gte(minutes, 360),
}

/** A course with an optional headset can be taken either way. */
const equipmentFilters: Record<EquipmentFilter, SQL | undefined> = {
  'no-headset': inArray(equipment, ['pc', 'headset-optional']),
  headset: inArray(equipment, ['headset', 'headset-optional']),
  wheel: eq(equipment, 'wheel'),
}

/** The condition of each value of each filter. */
export function filterConditions(db: Database, today: string) {
  const { courseIdx, isWithdrawn, specialUntil } = purchaseOptions
  const inCampaign = db
    .select({ idx: purchaseOptions.idx })
    .from(purchaseOptions)
    .where(and(eq(courseIdx, courses.idx), eq(isWithdrawn, false), gte(specialUntil, today)))
  return {
    price: priceBands,
    length: lengthBands,
    equipment: equipmentFilters,
    free: { yes: gt(courses.freeLessonCount, 0) },
    campaign: { yes: exists(inCampaign) },
  } satisfies { [Name in CourseFilterName]: Record<NonNullable<ChosenFilters[Name]>, SQL | undefined> }
}

/** Courses that all chosen filters let through; `except` leaves one of them out. */
export function passingFilters(
  db: Database,
  today: string,
  { price, length, equipment, free, campaign }: ChosenFilters,
  except?: CourseFilterName,
): SQL | undefined {
  const conditions = filterConditions(db, today)
  const chosen: Record<CourseFilterName, SQL | undefined> = {
    price: price && conditions.price[price],
    length: length && conditions.length[length],
    equipment: equipment && conditions.equipment[equipment],
    free: free && conditions.free[free],
    campaign: campaign && conditions.campaign[campaign],
  }
  return and(...Object.entries(chosen).flatMap(([name, condition]) => (name === except ? [] : [condition])))
}
