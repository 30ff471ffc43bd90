import * as v from 'valibot'
import { ratingSchema } from '#contract/courses/reviews.ts'
import * as contract from '#contract/desk/reviews.ts'
import { readsPersonalData } from '#contract/desk/roles.ts'
import { type HandlersFor, pageInfo } from '../api/handler.ts'
import { maskName } from '../lib/mask-name.ts'
import * as work from '../operator/reviews.ts'
import { defineDeskHandler } from './define-desk-handler.ts'

// Reviews of courses.

const reviewList = defineDeskHandler(contract.reviewList, async ({ db, query, operator }) => {
  const { course, state, page_index: index, page_size: size } = query
  const filter = { course, state }
  const rows = await work.listReviews({ db }, { ...filter, limit: size, offset: (index - 1) * size })
  const showsNames = readsPersonalData(operator.roles)
  return {
    content: rows.map((row) => ({
      id: row.id,
      course: { number: row.course, title: row.courseTitle },
      author: { id: row.memberId, userid: row.userid, name: showsNames ? row.name : maskName(row.name) },
      rating: v.parse(ratingSchema, row.rating),
      text: row.text,
      written_at: row.writtenAt.toISOString(),
      edited_at: row.editedAt?.toISOString() ?? null,
      reports: row.reports,
      answer:
        row.answer !== null && row.answeredAt ? { text: row.answer, answered_at: row.answeredAt.toISOString() } : null,
      hidden_at: row.hiddenAt?.toISOString() ?? null,
    })),
    page_info: pageInfo(query, await work.countReviews(db, filter)),
  }
})

const answerReview = defineDeskHandler(contract.answerReview, async (call) => {
  const { answer, answered_at: replaced } = call.body
  const act = { by: call.operator, answer, replaced: replaced === null ? null : new Date(replaced) }
  await work.answerReview(call, call.params.id, act)
  await call.content.refresh()
  return { content: {} }
})

const hideReview = defineDeskHandler(contract.hideReview, async (call) => {
  await work.hideReview(call, call.params.id, { by: call.operator, reason: call.body.reason })
  await call.content.refresh()
  return { content: {} }
})

const restoreReview = defineDeskHandler(contract.restoreReview, async (call) => {
  await work.restoreReview(call, call.params.id, { by: call.operator, reason: call.body.reason })
  await call.content.refresh()
  return { content: {} }
})

export const reviewHandlers: HandlersFor<typeof contract> = { reviewList, answerReview, hideReview, restoreReview }
