import * as v from 'valibot'
import { attachmentSchema } from './downloads.ts'
import { countSchema, daySchema, wonSchema } from './quantities.ts'

/** Codes of the six categories. They never change: addresses, colours and icons depend on them. */
export const fieldSchema = v.picklist(['healthcare', 'pilot', 'language', 'safety', 'security', 'job'])
export type Field = v.InferOutput<typeof fieldSchema>
export const fields = fieldSchema.options

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

export const courseSortSchema = v.picklist(['new', 'popular', 'lessons', 'price'])
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

const curriculumSummary = {
  /** Number of lessons. */
  count: countSchema,
  /** Number of lessons that are free without an account. */
  free_count: countSchema,
  /** Length of all lessons, in minutes. */
  minutes: countSchema,
}

export const courseSummarySchema = v.object({
  idx: v.number(),
  category: categorySchema,
  title: v.string(),
  summary: v.string(),
  thumbnail: v.string(),
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

export const purchaseOptionSchema = v.object({
  idx: v.number(),
  name: v.string(),
  /** Regular price in won. */
  amt: wonSchema,
  /** Permanent discount in whole percent of `amt`; 0 when there is none. */
  disc_rate: v.number(),
  /** Price after the permanent discount, in won. */
  disc_amt: wonSchema,
  /** Further discount of a campaign on `disc_amt`, in won; 0 without a campaign. */
  disc_amt_drt: wonSchema,
  /** Last day of the campaign. */
  disc_until: v.nullable(daySchema),
  /** Delivery fee in won. */
  delivery_amt: wonSchema,
  /** Term of the pass in months; 0 for one-time purchases. */
  subs_month: countSchema,
})
export type PurchaseOption = v.InferOutput<typeof purchaseOptionSchema>

export const lessonSchema = v.object({
  number: v.number(),
  title: v.string(),
  thumbnail: v.string(),
  free: v.boolean(),
  /** What the learner does in the lesson. */
  crr_detail: v.string(),
  /** Length in minutes; this shop's addition. */
  minutes: countSchema,
})
export type Lesson = v.InferOutput<typeof lessonSchema>

export const sampleVideoSchema = v.nullable(v.object({ src: v.string(), poster: v.string(), seconds: countSchema }))

/** Introduction of a course, for its page and its preview. */
export const introductionEntries = {
  description: v.string(),
  /** Shorter text, for the mobile layout and previews. */
  description_mobile: v.string(),
  equipment: equipmentSchema,
  /** Whether the course is coming soon: shown, not sold. */
  is_coming: v.boolean(),
}

/** A member's progress in a course; this shop's addition. */
export const trainingSchema = v.object({
  /** First and last day of access; null for access without an end. */
  from: daySchema,
  until: v.nullable(daySchema),
  /** Number of finished lessons. */
  done: countSchema,
  /** Number of the next lesson; null when all are finished. */
  next: v.nullable(v.number()),
})

export const courseSchema = v.object({
  ...courseSummarySchema.entries,
  ...introductionEntries,
  recommend: v.array(v.string()),
  feature: v.array(v.object({ title: v.string(), text: v.string() })),
  curriculum: v.object({ ...curriculumSummary, detail: v.array(lessonSchema) }),
  individual: v.object({
    is_exist: v.boolean(),
    option: v.object({
      subscription: v.array(purchaseOptionSchema),
      not_subscription: v.array(purchaseOptionSchema),
    }),
    /** Whether it can be bought here today. */
    buy: v.boolean(),
    /** Whether the member owns it. Always false here, because pages are equal for all visitors; `courseTraining` returns it. */
    is_buy: v.boolean(),
  }),
  group: v.object({
    is_exist: v.boolean(),
    /** Whether inquiries are accepted today. */
    is_available: v.boolean(),
  }),
  affiliate_mall: v.nullable(v.object({ name: v.string(), url: v.pipe(v.string(), v.url()) })),
  /** First and last day on which the course can be taken. */
  availability: v.nullable(v.object({ from: daySchema, until: daySchema })),
  languages: v.array(v.picklist(['ko', 'en'])),
  sample_video: sampleVideoSchema,
  notice_count: countSchema,
})
export type Course = v.InferOutput<typeof courseSchema>

/** Categories of notices, of a course and of the shop (specification, section 2). */
export const noticeCategorySchema = v.picklist(['notice', 'guides', 'issue', 'updates'])
export type NoticeCategory = v.InferOutput<typeof noticeCategorySchema>

export const courseNoticeSchema = v.object({
  idx: v.number(),
  /** Number in the list, counted from the oldest. */
  number: v.number(),
  category: noticeCategorySchema,
  title: v.string(),
  /** Rich text with the elements `strong` and `a`, encoded entities, and line breaks as new lines. */
  text: v.string(),
  author: v.string(),
  /** Number of views. */
  view: countSchema,
  top: v.boolean(),
  created_at: daySchema,
  attachments: v.array(attachmentSchema),
})
export type CourseNotice = v.InferOutput<typeof courseNoticeSchema>
