import * as v from 'valibot'
import { endpoint, none } from './endpoint.ts'
import { limits } from './limits.ts'
import { idSchema, paging } from './paging.ts'

/** Amount in won: a whole number, never negative. */
const won = v.pipe(v.number(), v.integer(), v.minValue(0))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Calendar day in Korean time, `YYYY-MM-DD`. */
const day = v.pipe(v.string(), v.isoDate())

/** Codes of the six fields of training. They never change: addresses, hues and icons go by them. */
export const fieldSchema = v.picklist(['healthcare', 'pilot', 'language', 'safety', 'security', 'job'])
export type Field = v.InferOutput<typeof fieldSchema>
export const fields = fieldSchema.options

/** IDV: individual learners; GRP: groups, companies, institutions (specification, section 1). */
export const memberTypeSchema = v.picklist(['IDV', 'GRP'])
export type MemberType = v.InferOutput<typeof memberTypeSchema>

/** `ALL` is this shop's own value: courses for either kind of member. */
export const courseAudienceSchema = v.picklist(['ALL', 'IDV', 'GRP'])

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
    now: won,
    /** Price without any discount; equals `now` when there is none. */
    regular: won,
    /** Whole percent saved. */
    rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    /** Whether other options cost more. */
    from: v.boolean(),
  }),
)

const curriculumSummary = {
  /** Lessons. */
  count,
  /** Lessons open without an account. */
  free_count: count,
  /** Length of all lessons, in minutes. */
  minutes: count,
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
  amt: won,
  price: priceSchema,
  /** Months of the passes on sale, ascending. */
  months: v.array(v.number()),
  individual: v.object({ is_exist: v.boolean() }),
  group: v.object({ is_exist: v.boolean() }),
  is_new: v.boolean(),
  /** Day on which it opened or will open. */
  opens_on: day,
})
export type CourseSummary = v.InferOutput<typeof courseSummarySchema>

export const purchaseOptionSchema = v.object({
  idx: v.number(),
  name: v.string(),
  /** Regular price in won. */
  amt: won,
  /** Standing discount in whole percent of `amt`; 0 when there is none. */
  disc_rate: v.number(),
  /** Price after the standing discount, in won. */
  disc_amt: won,
  /** What a campaign takes off `disc_amt` besides, in won; 0 outside of one. */
  disc_amt_drt: won,
  /** Last day of the campaign. */
  disc_until: v.nullable(day),
  /** Delivery fee in won. */
  delivery_amt: won,
  /** Length of the pass in months; 0 for what is bought once. */
  subs_month: count,
})
export type PurchaseOption = v.InferOutput<typeof purchaseOptionSchema>

const lessonSchema = v.object({
  number: v.number(),
  title: v.string(),
  thumbnail: v.string(),
  free: v.boolean(),
  /** What one does in the lesson. */
  crr_detail: v.string(),
  /** Length in minutes; this shop's addition. */
  minutes: count,
})
export type Lesson = v.InferOutput<typeof lessonSchema>

const sampleVideoSchema = v.nullable(v.object({ src: v.string(), poster: v.string(), seconds: count }))

export const courseSchema = v.object({
  ...courseSummarySchema.entries,
  description: v.string(),
  /** Shorter text for the mobile layout. */
  description_mobile: v.string(),
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
    /** Whether the signed-in member owns it; false for a visitor. */
    is_buy: v.boolean(),
  }),
  group: v.object({
    is_exist: v.boolean(),
    /** Whether an inquiry is accepted today. */
    is_available: v.boolean(),
  }),
  affiliate_mall: v.nullable(v.object({ name: v.string(), url: v.pipe(v.string(), v.url()) })),
  /** The course can be taken between these days only. */
  availability: v.nullable(v.object({ from: day, until: day })),
  equipment: equipmentSchema,
  languages: v.array(v.picklist(['ko', 'en'])),
  sample_video: sampleVideoSchema,
  notice_count: count,
  /** Whether it is still to come: shown, not sold. */
  is_coming: v.boolean(),
})
export type Course = v.InferOutput<typeof courseSchema>

export const courseNoticeSchema = v.object({
  idx: v.number(),
  /** Place in the list, counted from the oldest; the newest has the highest. */
  number: v.number(),
  category: v.picklist(['notice', 'guides', 'issue', 'updates']),
  title: v.string(),
  /** Rich text: `strong` and `a` at the most. */
  text: v.string(),
  author: v.string(),
  /** How often it was opened. */
  view: count,
  top: v.boolean(),
  created_at: day,
})
export type CourseNotice = v.InferOutput<typeof courseNoticeSchema>

const searchTerm = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.searchTermLength)), '')
const courseParams = v.object({ lectureId: idSchema })
const idParams = v.object({ id: idSchema })

/** Categories of the first level, with the number of open courses that each audience finds. */
export const courseCategories = endpoint({
  name: 'course-categories',
  summary: 'Fields of training with the number of open courses in each',
  method: 'GET',
  path: '/v1/lecture/intro/category/first',
  params: none,
  query: v.object({ title: searchTerm }),
  content: v.array(
    v.object({
      code: fieldSchema,
      name: v.string(),
      /** A close-up of the field's work; this shop's addition. */
      thumbnail: v.string(),
      classification: v.array(v.string()),
      count: v.object({ ALL: count, IDV: count, GRP: count }),
    }),
  ),
  paged: false,
  codes: [],
})

/** Open courses, by page. An absent `member_type` is IDV (specification, section 9). */
export const courseList = endpoint({
  name: 'course-list',
  summary: 'Open courses by page, filtered and sorted',
  method: 'GET',
  path: '/v1/lecture/intro/contents',
  params: none,
  query: v.object({
    ...paging(limits.coursesPageSize),
    /** Name of a classification, in either language, or its code. */
    cfc_name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
    /** Name of a category, in either language, or its code. */
    ctg_name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
    /** Words of which each is part of the title, a keyword or the field's name, in either language. */
    title: searchTerm,
    member_type: v.optional(courseAudienceSchema, 'IDV'),
    sort: v.optional(courseSortSchema, 'new'),
  }),
  content: v.array(courseSummarySchema),
  paged: true,
  codes: [],
})

/** One course. `member_type` says for whom the page is opened; the answer holds both. */
export const courseDetail = endpoint({
  name: 'course-detail',
  summary: 'One course with its curriculum and purchase options',
  method: 'GET',
  path: '/v1/lecture/intro/contents/{lectureId}',
  params: courseParams,
  query: v.object({ member_type: v.optional(memberTypeSchema, 'IDV') }),
  content: courseSchema,
  paged: false,
  codes: [],
})

/** What a visitor may try before buying: the free lessons and the sample video. */
export const coursePreview = endpoint({
  name: 'course-preview',
  summary: 'Free lessons and sample video of a course',
  method: 'GET',
  path: '/v1/lecture/intro/contents/preview/{id}',
  params: idParams,
  query: none,
  content: v.object({
    ...courseSummarySchema.entries,
    lessons: v.array(lessonSchema),
    sample_video: sampleVideoSchema,
  }),
  paged: false,
  codes: [],
})
export type CoursePreview = v.InferOutput<typeof coursePreview.content>

/** Notices of one course, pinned first, then newest first. */
export const courseNotices = endpoint({
  name: 'course-notices',
  summary: 'Notices of a course, by page',
  method: 'GET',
  path: '/v1/lecture/intro/contents/{id}/notice',
  params: idParams,
  query: v.object(paging(limits.courseNoticesPageSize)),
  content: v.array(courseNoticeSchema),
  paged: true,
  codes: [],
})

/** The page that sells one course: the course itself and its neighbours in the field. */
export const coursePromotion = endpoint({
  name: 'course-promotion',
  summary: 'Promotion of a course, with others of its field',
  method: 'GET',
  path: '/v1/lecture/intro/promotion/{lectureId}',
  params: courseParams,
  query: none,
  content: v.object({ ...courseSchema.entries, related: v.array(courseSummarySchema) }),
  paged: false,
  codes: [],
})

/** Categories of the header menu with their courses. Names and titles are HTML-encoded (section 3). */
export const courseMenu = endpoint({
  name: 'course-menu',
  summary: 'Categories and their courses for the menus',
  method: 'GET',
  path: '/v1/lecture/intro/category/menu',
  params: none,
  query: none,
  content: v.array(
    v.object({
      code: fieldSchema,
      name: v.string(),
      contents: v.array(
        v.object({
          idx: v.number(),
          title: v.string(),
          individual: v.object({ is_exist: v.boolean() }),
          group: v.object({ is_exist: v.boolean() }),
        }),
      ),
    }),
  ),
  paged: false,
  codes: [],
})
export type CourseMenu = v.InferOutput<typeof courseMenu.content>

/** What the home page shows: newest, most taken, first free lessons, and what is coming. */
export const courseHighlights = endpoint({
  name: 'course-highlights',
  summary: 'Sorted courses of the home page',
  method: 'GET',
  path: '/v1/lecture/intro/contents/sort',
  params: none,
  query: none,
  content: v.object({
    new: v.array(courseSummarySchema),
    popular: v.array(courseSummarySchema),
    free: v.array(
      v.object({
        course: v.object({ idx: v.number(), title: v.string(), code: fieldSchema, individual: v.boolean() }),
        number: v.number(),
        title: v.string(),
        minutes: count,
        thumbnail: v.string(),
      }),
    ),
    coming: v.array(courseSummarySchema),
    totals: v.object({ courses: count, free_lessons: count }),
  }),
  paged: false,
  codes: [],
})
export type CourseHighlights = v.InferOutput<typeof courseHighlights.content>

/** The top banner, if one runs today, and the slides of the home page. */
export const courseBanners = endpoint({
  name: 'course-banners',
  summary: 'Top banner and slides of the home page',
  method: 'GET',
  path: '/v1/lecture/intro/banner',
  params: none,
  query: none,
  content: v.object({
    top: v.nullable(v.object({ idx: v.number(), title: v.string(), text: v.string(), href: v.string() })),
    slides: v.array(
      v.object({
        idx: v.number(),
        label: v.string(),
        /** Lines of the heading. */
        title: v.array(v.string()),
        text: v.string(),
        tab: v.string(),
        tab_text: v.string(),
        button: v.string(),
        href: v.string(),
        picture: v.string(),
        /** The course that the slide is about. */
        course: v.nullable(v.object({ idx: v.number(), code: fieldSchema, count, free_count: count, minutes: count })),
      }),
    ),
  }),
  paged: false,
  codes: [],
})
export type Banners = v.InferOutput<typeof courseBanners.content>
