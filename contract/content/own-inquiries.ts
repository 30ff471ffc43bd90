import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint, noContent } from '../protocol/endpoint.ts'
import { idSchema, paging } from '../protocol/paging.ts'
import { limits } from '../values/limits.ts'
import { momentSchema } from '../values/text.ts'
import { sentCategorySchema } from './board-addresses.ts'

// The inquiries that a member has sent while logged in: this shop's addition to section 7 of the specification.

const summaryEntries = {
  inquiry_id: v.number(),
  category: v.object({ code: sentCategorySchema, name: v.string() }),
  /** Null once it is answered: what was sent is deleted then. */
  title: v.nullable(v.string()),
  submitted_at: momentSchema,
  /** Null while it waits for an answer. */
  answered_at: v.nullable(momentSchema),
}
export const ownInquirySummarySchema = v.object(summaryEntries)
export type OwnInquirySummary = v.InferOutput<typeof ownInquirySummarySchema>

export const ownInquirySchema = v.object({
  ...summaryEntries,
  /** What was sent; null once it is answered. */
  content: v.nullable(v.string()),
  /** Whether a picture came with it; false once it is answered. */
  has_image: v.boolean(),
  /** Plain text; null while it waits. */
  answer: v.nullable(v.string()),
  /** When the answer is deleted; null while it waits. */
  kept_until: v.nullable(momentSchema),
})
export type OwnInquiry = v.InferOutput<typeof ownInquirySchema>

/** The member's inquiries by page, the latest first. */
export const ownInquiries = defineEndpoint({
  name: 'own-inquiries',
  area: 'inquiries',
  summary: 'Inquiries of the member with their state',
  method: 'GET',
  path: '/v1/member/my/inquiry',
  query: v.object(paging(limits.ownInquiriesPageSize)),
  content: v.array(ownInquirySummarySchema),
  paged: true,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

export const ownInquiry = defineEndpoint({
  name: 'own-inquiry',
  area: 'inquiries',
  summary: 'One inquiry of the member with its answer',
  method: 'GET',
  path: '/v1/member/my/inquiry/{id}',
  params: v.object({ id: idSchema }),
  content: ownInquirySchema,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/** Deletes an answer from the member's list. `PR10004404` while the inquiry waits, and once it is deleted. */
export const deleteInquiryAnswer = defineEndpoint({
  name: 'delete-inquiry-answer',
  area: 'inquiries',
  summary: 'Deletes the answer to an inquiry of the member',
  method: 'DELETE',
  path: '/v1/member/my/inquiry/{id}',
  params: v.object({ id: idSchema }),
  content: noContent,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})
