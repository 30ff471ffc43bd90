import * as v from 'valibot'
import { attachmentSchema } from './downloads.ts'
import { countSchema, daySchema, wonSchema } from './quantities.ts'

/** Codes of the six fields of training. They never change: addresses, hues and icons go by them. */
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
  /** Field of training; this shop's addition. */
  code: fieldSchema,
  /** Group within the field, in the language of the call. */
  classification: v.string(),
  /** Name of the field, in the language of the call. */
  name: v.string(),
})

/** What a course costs at the least, today; null where the price is an inquiry. */
const priceSchema = v.nullable(
  v.object({
    now: wonSchema,
    /** Price without any discount; equals `now` when there is none. */
    regular: wonSchema,
    /** Whole percent saved. */
    rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    /** Whether other options cost more. */
    from: v.boolean(),
  }),
)

const curriculumSummary = {
  /** Lessons. */
  count: countSchema,
  /** Lessons open without an account. */
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
  /** Lowest regular price in won; 0 for a free course and for one whose price is an inquiry. */
  amt: wonSchema,
  price: priceSchema,
  /** Months of the passes on sale, ascending. */
  months: v.array(v.number()),
  individual: v.object({ is_exist: v.boolean() }),
  group: v.object({ is_exist: v.boolean() }),
  is_new: v.boolean(),
  /** Day on which it opened or will open. */
  opens_on: daySchema,
})
export type CourseSummary = v.InferOutput<typeof courseSummarySchema>

export const purchaseOptionSchema = v.object({
  idx: v.number(),
  name: v.string(),
  /** Regular price in won. */
  amt: wonSchema,
  /** Standing discount in whole percent of `amt`; 0 when there is none. */
  disc_rate: v.number(),
  /** Price after the standing discount, in won. */
  disc_amt: wonSchema,
  /** What a campaign takes off `disc_amt` besides, in won; 0 outside of one. */
  disc_amt_drt: wonSchema,
  /** Last day of the campaign. */
  disc_until: v.nullable(daySchema),
  /** Delivery fee in won. */
  delivery_amt: wonSchema,
  /** Length of the pass in months; 0 for what is bought once. */
  subs_month: countSchema,
})
export type PurchaseOption = v.InferOutput<typeof purchaseOptionSchema>

export const lessonSchema = v.object({
  number: v.number(),
  title: v.string(),
  thumbnail: v.string(),
  free: v.boolean(),
  /** What one does in the lesson. */
  crr_detail: v.string(),
  /** Length in minutes; this shop's addition. */
  minutes: countSchema,
})
export type Lesson = v.InferOutput<typeof lessonSchema>

export const sampleVideoSchema = v.nullable(v.object({ src: v.string(), poster: v.string(), seconds: countSchema }))

/** How a course introduces itself: on its own page, and in its preview. */
export const introductionEntries = {
  description: v.string(),
  /** Shorter text: for the mobile layout, and for previews. */
  description_mobile: v.string(),
  equipment: equipmentSchema,
  /** Whether it is still to come: shown, not sold. */
  is_coming: v.boolean(),
}

/** How far a member is in a course; this shop's addition. */
export const trainingSchema = v.object({
  /** First day of access, and the last one; null for access without a time limit. */
  from: daySchema,
  until: v.nullable(daySchema),
  /** Lessons finished. */
  done: countSchema,
  /** Number of the lesson to go on with; null once all are finished. */
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
    /** Whether the member owns it. False here, since pages are everybody's: `courseTraining` tells it. */
    is_buy: v.boolean(),
  }),
  group: v.object({
    is_exist: v.boolean(),
    /** Whether an inquiry is accepted today. */
    is_available: v.boolean(),
  }),
  affiliate_mall: v.nullable(v.object({ name: v.string(), url: v.pipe(v.string(), v.url()) })),
  /** The course can be taken between these days only. */
  availability: v.nullable(v.object({ from: daySchema, until: daySchema })),
  languages: v.array(v.picklist(['ko', 'en'])),
  sample_video: sampleVideoSchema,
  notice_count: countSchema,
})
export type Course = v.InferOutput<typeof courseSchema>

/** Categories of notices, of a course and of the shop (specification, section 2). */
export const noticeCategorySchema = v.picklist(['notice', 'guides', 'issue', 'updates'])

export const courseNoticeSchema = v.object({
  idx: v.number(),
  /** Place in the list, counted from the oldest; the newest has the highest. */
  number: v.number(),
  category: noticeCategorySchema,
  title: v.string(),
  /** Rich text: `strong` and `a` at the most, entities encoded, a new line for each line break. */
  text: v.string(),
  author: v.string(),
  /** How often it was opened. */
  view: countSchema,
  top: v.boolean(),
  created_at: daySchema,
  attachments: v.array(attachmentSchema),
})
export type CourseNotice = v.InferOutput<typeof courseNoticeSchema>
