import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { idSchema, paging } from '../protocol/paging.ts'
import { limits } from '../values/limits.ts'
import { countSchema, daySchema, wonSchema } from '../values/quantities.ts'
import { courseNoticeSchema } from './course-notice.ts'
import { courseSummarySchema, curriculumSummary, equipmentSchema, memberTypeSchema, teacherSchema } from './courses.ts'
import { practiceSchema } from './practice.ts'

// Shapes and calls of one course (specification, section 7): a file of its own, which lists of courses do without.

const courseParams = v.object({ lectureId: idSchema })
const idParams = v.object({ id: idSchema })

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
  /** Whether it is an exam, which opens only for a member whose identity is verified. This shop's addition. */
  exam: v.boolean(),
  /** Moving picture of a free lesson, SVG; null for the others. This shop's addition. */
  clip: v.nullable(v.string()),
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

/** A measure with the values that matter, such as the wind at which a crane stops. */
export const scaleSchema = v.object({
  /** Largest value, and the distance between two ticks. */
  length: v.number(),
  step: v.number(),
  /** Unit of the values, such as `m/s`. */
  unit: v.string(),
  marks: v.array(v.object({ at: v.number(), text: v.string() })),
})

export const courseSchema = v.object({
  ...courseSummarySchema.entries,
  ...introductionEntries,
  recommend: v.array(v.string()),
  feature: v.array(
    v.object({
      title: v.string(),
      text: v.string(),
      /** Address of a drawing that explains it, SVG of 800 × 600; this shop's addition. */
      drawing: v.nullable(v.string()),
      /** Measure that decides it, from 0 to `length`; this shop's addition. */
      scale: v.nullable(scaleSchema),
    }),
  ),
  /** What a visitor can try of it on the page; null for nothing. */
  practice: v.nullable(practiceSchema),
  /** Null when the catalogue does not say. */
  teacher: v.nullable(teacherSchema),
  /** Standard or certificate that it prepares for; null for none. This shop's addition. */
  standard: v.nullable(v.string()),
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
  /** Picture that messengers show beside the address, PNG; null while it is not drawn. This shop's addition. */
  share_picture: v.nullable(v.string()),
  notice_count: countSchema,
  /** Average of the reviews with one decimal, and their number; null without any. This shop's addition. */
  rating: v.nullable(v.object({ average: v.number(), count: countSchema })),
})
export type Course = v.InferOutput<typeof courseSchema>

/** One course. `member_type` is part of the specification; the answer contains both versions. */
export const courseDetail = defineEndpoint({
  name: 'course-detail',
  area: 'courses',
  summary: 'One course with its curriculum and purchase options',
  method: 'GET',
  path: '/v1/lecture/intro/contents/{lectureId}',
  params: courseParams,
  query: v.object({ member_type: v.optional(memberTypeSchema, 'IDV') }),
  content: courseSchema,
  codes: [],
})

/** Preview of a course: free lessons, sample video and introduction. */
export const coursePreview = defineEndpoint({
  name: 'course-preview',
  area: 'courses',
  summary: 'Free lessons, sample video and introduction of a course',
  method: 'GET',
  path: '/v1/lecture/intro/contents/preview/{id}',
  params: idParams,
  content: v.object({
    ...courseSummarySchema.entries,
    ...introductionEntries,
    share_picture: v.nullable(v.string()),
    /** Free lessons. */
    lessons: v.array(lessonSchema),
    sample_video: sampleVideoSchema,
  }),
  codes: [],
})
export type CoursePreview = v.InferOutput<typeof coursePreview.content>

/** Notices of one course, pinned first, then newest first. */
export const courseNotices = defineEndpoint({
  name: 'course-notices',
  area: 'courses',
  summary: 'Notices of a course, by page',
  method: 'GET',
  path: '/v1/lecture/intro/contents/{id}/notice',
  params: idParams,
  query: v.object(paging(limits.courseNoticesPageSize)),
  content: v.array(courseNoticeSchema),
  paged: true,
  codes: [],
})

/** Promotion of one course: the course and others of its category. */
export const coursePromotion = defineEndpoint({
  name: 'course-promotion',
  area: 'courses',
  summary: 'Promotion of a course, with others of its field',
  method: 'GET',
  path: '/v1/lecture/intro/promotion/{lectureId}',
  params: courseParams,
  content: v.object({ ...courseSchema.entries, related: v.array(courseSummarySchema) }),
  codes: [],
})

/**
 * Members that two courses must share before one is named as taken after the other. With fewer, who knows some of those
 * who took the first could tell from the answer what a single one of them took next.
 */
export const fewestSharedMembers = 10
/** Courses that are named as taken after another. */
export const mostNextCourses = 3

/**
 * Open courses that members took after this one, those of most members first; none while fewer than
 * {@link fewestSharedMembers} did. From paid orders that were not refunded, as of the morning; this shop's addition.
 */
export const nextCourses = defineEndpoint({
  name: 'next-courses',
  area: 'courses',
  summary: 'Courses that members took after this one',
  method: 'GET',
  path: '/v1/lecture/intro/contents/{lectureId}/next',
  params: courseParams,
  content: v.pipe(v.array(courseSummarySchema), v.maxLength(mostNextCourses)),
  codes: [],
})

/**
 * The member's access to a course and progress in it. The browser adds it to `courseDetail`, which is equal for all
 * visitors.
 */
export const courseTraining = defineEndpoint({
  name: 'course-training',
  area: 'courses',
  summary: "The member's own training in a course",
  method: 'GET',
  path: '/v1/member/my/training/{lectureId}',
  params: courseParams,
  content: v.object({
    /** Whether the member has access, today or later. */
    is_buy: v.boolean(),
    /** Null without access today. */
    training: v.nullable(trainingSchema),
  }),
  isRateLimited: true,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})
