import * as v from 'valibot'
import { ratingSchema, reviewLimits } from '../courses/reviews.ts'
import { reviewAnsweredMeanwhile } from '../protocol/desk-codes.ts'
import { noContent } from '../protocol/endpoint.ts'
import { idSchema, paging } from '../protocol/paging.ts'
import { localeSchema } from '../values/locale.ts'
import { countSchema } from '../values/quantities.ts'
import { filledLines, momentSchema, searchText } from '../values/text.ts'
import { actReasonSchema } from './approvals.ts'
import { defineDeskEndpoint, deskSearchLength } from './desk-endpoint.ts'

/** Reviews: those that wait for a decision about reports first, with the most reports first; then the latest. */
export const reviewList = defineDeskEndpoint({
  name: 'review-list',
  summary: 'Reviews, the reported ones first',
  method: 'GET',
  path: '/v1/desk/review',
  allows: ['viewer', 'support', 'content'],
  looks: { list: 'reviews' },
  query: v.object({
    ...paging(50),
    /** Part of the title of the course in either language, or its number. */
    course: v.optional(searchText(deskSearchLength)),
    /** `reported` and `unanswered` leave hidden ones out. */
    state: v.optional(v.picklist(['reported', 'unanswered', 'hidden'])),
  }),
  content: v.array(
    v.object({
      id: v.number(),
      course: v.object({ number: v.number(), title: v.record(localeSchema, v.string()) }),
      /** The name is masked for operators who may not read personal data. */
      author: v.object({ id: v.string(), userid: v.string(), name: v.string() }),
      rating: ratingSchema,
      text: v.string(),
      written_at: momentSchema,
      edited_at: v.nullable(momentSchema),
      /** Number of members who reported it since an operator decided. */
      reports: countSchema,
      answer: v.nullable(v.object({ text: v.string(), answered_at: momentSchema })),
      hidden_at: v.nullable(momentSchema),
    }),
  ),
  paged: true,
  codes: [],
})

const reviewParams = v.object({ id: idSchema })

/** `answered_at` is that of the answer that is replaced, so that nobody replaces one they have not read. */
export const answerReview = defineDeskEndpoint({
  name: 'answer-review',
  summary: "Writes the shop's answer below a review, or replaces it",
  method: 'PUT',
  path: '/v1/desk/review/{id}/answer',
  allows: ['support', 'content'],
  params: reviewParams,
  body: v.object({
    answer: filledLines(reviewLimits.maxTextLength),
    answered_at: v.nullable(momentSchema),
  }),
  content: noContent,
  codes: [reviewAnsweredMeanwhile],
})

/** Everybody but its author sees it no more. */
export const hideReview = defineDeskEndpoint({
  name: 'hide-review',
  summary: 'Hides a review',
  method: 'POST',
  path: '/v1/desk/review/{id}/hide',
  allows: ['support', 'content'],
  params: reviewParams,
  body: v.object({ reason: actReasonSchema }),
  content: noContent,
  codes: [],
})

/** Shows a hidden review again, or keeps a reported one; its reports are forgotten. */
export const restoreReview = defineDeskEndpoint({
  name: 'restore-review',
  summary: 'Shows a review again and forgets its reports',
  method: 'POST',
  path: '/v1/desk/review/{id}/restore',
  allows: ['support', 'content'],
  params: reviewParams,
  body: v.object({ reason: actReasonSchema }),
  content: noContent,
  codes: [],
})
