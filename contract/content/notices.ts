import * as v from 'valibot'
import { courseNoticeSchema } from '../courses/course-notice.ts'
import { noticeCategorySchema } from '../courses/courses.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { idListSchema, idSchema, paging } from '../protocol/paging.ts'
import { integerInAddress } from '../values/integer.ts'
import { limits } from '../values/limits.ts'
import { countSchema, daySchema } from '../values/quantities.ts'
import { momentSchema, searchTermSchema } from '../values/text.ts'

// The calls about notices of the shop (specification, section 7: Board).

/** Orders of the list by their number on the wire: latest, oldest, most viewed (specification, section 2). */
export const noticeSorts = { latest: 0, oldest: 1, views: 2 } as const
export type NoticeSort = keyof typeof noticeSorts

/** A notice in the list: all but its text. */
export const noticeSummarySchema = v.omit(courseNoticeSchema, ['text'])
export type NoticeSummary = v.InferOutput<typeof noticeSummarySchema>

/** Planned maintenance that a notice announces. */
const maintenanceSchema = v.object({
  starts_at: momentSchema,
  ends_at: momentSchema,
  /** What does not work meanwhile. */
  unavailable: v.string(),
  /** What works meanwhile; null when the notice does not say it. */
  available: v.nullable(v.string()),
  /** What holds for deadlines within the time; null when the notice does not say it. */
  deadlines: v.nullable(v.string()),
})
export type Maintenance = v.InferOutput<typeof maintenanceSchema>

/** The notice before or after another one. */
const neighbourSchema = v.nullable(v.object({ idx: v.number(), title: v.string(), created_at: daySchema }))

const noticeSchema = v.object({
  ...courseNoticeSchema.entries,
  /** Pictures below the text, 4 by 3, each with what it shows. This shop's addition. */
  pictures: v.array(v.object({ src: v.string(), text: v.string() })),
  /** Null for a notice about anything else. This shop's addition. */
  maintenance: v.nullable(maintenanceSchema),
  /** Picture that messengers show beside the address, PNG; null while it is not drawn. This shop's addition. */
  share_picture: v.nullable(v.string()),
  /** The next older notice; null for the oldest. */
  previous: neighbourSchema,
  /** The next newer notice; null for the newest. */
  next: neighbourSchema,
})
export type Notice = v.InferOutput<typeof noticeSchema>
export type NeighbourNotice = Notice['previous']

export const noticeCategories = defineEndpoint({
  name: 'notice-categories',
  area: 'notices',
  summary: 'Categories of notices with the number of notices in each',
  method: 'GET',
  path: '/v1/board/notice/whole/category',
  /** Counts only notices whose title has these words; this shop's addition. */
  query: v.object({ title: searchTermSchema }),
  content: v.array(v.object({ code: noticeCategorySchema, name: v.string(), count: countSchema })),
  codes: [],
})
export type NoticeCategories = v.InferOutput<typeof noticeCategories.content>

/** Notices of the shop by page, pinned ones first. */
export const noticeList = defineEndpoint({
  name: 'notice-list',
  area: 'notices',
  summary: 'Notices of the shop, by page',
  method: 'GET',
  path: '/v1/board/notice/whole',
  query: v.object({
    ...paging(limits.noticesPageSize),
    /** A number of `noticeSorts`. */
    sort: v.optional(integerInAddress({ min: 0, max: 2 }), noticeSorts.latest),
    /** Words that the title must contain, in either language. */
    title: searchTermSchema,
    /** Absent for every category. */
    ctg_code: v.optional(noticeCategorySchema),
  }),
  content: v.array(noticeSummarySchema),
  paged: true,
  codes: [],
})

export const noticeDetail = defineEndpoint({
  name: 'notice-detail',
  area: 'notices',
  summary: 'One notice with its attachments and neighbours',
  method: 'GET',
  path: '/v1/board/notice/whole/{id}',
  params: v.object({ id: idSchema }),
  content: noticeSchema,
  codes: [],
})

/** Several notices at once, for pages that will probably be opened; this shop's addition. Unknown numbers are left out. */
export const noticeDetails = defineEndpoint({
  name: 'notice-details',
  area: 'notices',
  summary: 'Several notices with their attachments and neighbours',
  method: 'GET',
  path: '/v1/board/notice/details',
  query: v.object({ ids: idListSchema }),
  content: v.array(noticeSchema),
  codes: [],
})

/**
 * Counts a view, once per visitor and day, and answers the number of views. The page calls it, because the page itself
 * is cached and rendered on the server. This shop's addition.
 */
export const viewNotice = defineEndpoint({
  name: 'view-notice',
  area: 'notices',
  summary: 'Counts a view of a notice',
  method: 'POST',
  path: '/v1/board/notice/whole/{id}/view',
  params: v.object({ id: idSchema }),
  body: v.object({}),
  content: v.object({ view: countSchema }),
  codes: [],
})
