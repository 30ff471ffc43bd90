import * as v from 'valibot'
import { codeSchema } from '../values/code.ts'
import { countSchema, daySchema, wonSchema } from '../values/quantities.ts'

/** Code of a category, as the content names it (`content/categories.yaml`). It never changes: addresses depend on it. */
export const fieldSchema = codeSchema
export type Field = v.InferOutput<typeof fieldSchema>

/** IDV: individual learners; GRP: groups, companies, institutions (specification, section 1). */
export const memberTypeSchema = v.picklist(['IDV', 'GRP'])
export type MemberType = v.InferOutput<typeof memberTypeSchema>

/** Member type of a course's page by default: groups when the course has no individual version (section 2). */
export function defaultMemberType(hasIndividualVersion: boolean): MemberType {
  return hasIndividualVersion ? 'IDV' : 'GRP'
}

/** Member type of a course's page: the requested one when the course has a version for it, otherwise the other one. */
export function memberTypeOf(
  { individual, group }: Pick<CourseSummary, 'individual' | 'group'>,
  requested: MemberType | undefined,
): MemberType {
  return requested === 'GRP' && group.is_exist ? 'GRP' : defaultMemberType(individual.is_exist)
}

/** Member type of the listed courses. `ALL` is this shop's own value. */
export const memberTypeFilterSchema = v.picklist(['ALL', 'IDV', 'GRP'])

/** Orders of the course list besides the newest first. */
export const chosenSortSchema = v.picklist(['popular', 'lessons', 'price'])
export type ChosenSort = v.InferOutput<typeof chosenSortSchema>

export const courseSortSchema = v.picklist(['new', ...chosenSortSchema.options])
export type CourseSort = v.InferOutput<typeof courseSortSchema>

export const equipmentSchema = v.picklist(['pc', 'headset-optional', 'headset', 'wheel'])
export type Equipment = v.InferOutput<typeof equipmentSchema>

const categorySchema = v.object({
  /** Code of the category; this shop's addition. */
  code: fieldSchema,
  /** Name of the classification, in the language of the call. */
  classification: v.string(),
  /** Name of the category, in the language of the call. */
  name: v.string(),
})

/** Lowest price of a course today; null when the price is on inquiry. */
const priceSchema = v.nullable(
  v.object({
    now: wonSchema,
    /** Price without discounts; equals `now` when there are none. */
    regular: wonSchema,
    /** Discount in whole percent. */
    rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    /** Whether other options are more expensive. */
    from: v.boolean(),
  }),
)

/** Lessons of a course in numbers. */
export const curriculumSummary = {
  /** Number of lessons. */
  count: countSchema,
  /** Number of lessons that are free without an account. */
  free_count: countSchema,
  /** Length of all lessons, in minutes. */
  minutes: countSchema,
}

/** Who teaches a course, and in which role. This shop's addition. */
export const teacherSchema = v.object({
  name: v.string(),
  role: v.string(),
  /** Address of the drawn portrait, SVG, 300 × 300. */
  portrait: v.string(),
})

export const courseSummarySchema = v.object({
  idx: v.number(),
  category: categorySchema,
  title: v.string(),
  summary: v.string(),
  thumbnail: v.string(),
  /** Moving pictures of some lessons, SVG, that begin with `thumbnail`; this shop's addition. */
  loop: v.nullable(v.string()),
  keyword: v.array(v.string()),
  curriculum: v.object(curriculumSummary),
  /** Lowest regular price in won; 0 for a free course and for a price on inquiry. */
  amt: wonSchema,
  price: priceSchema,
  /** Months of the passes on sale, ascending. */
  months: v.array(v.number()),
  individual: v.object({ is_exist: v.boolean() }),
  group: v.object({ is_exist: v.boolean() }),
  is_new: v.boolean(),
  /** Opening day. */
  opens_on: daySchema,
})
export type CourseSummary = v.InferOutput<typeof courseSummarySchema>

/** Categories of notices, of a course and of the shop (specification, section 2). */
export const noticeCategorySchema = v.picklist(['notice', 'guides', 'issue', 'updates'])
export type NoticeCategory = v.InferOutput<typeof noticeCategorySchema>
