import * as v from 'valibot'
import { reviewLimits } from '#contract/content/reviews.ts'
import { answerReview, hideReview, listReviews, restoreReview, showReview } from '#server/operator/reviews.ts'
import { filledSchema, wholeNumberSchema } from './arguments.ts'
import { formatPairs } from './columns.ts'
import type { Handler } from './handler.ts'
import { confirmChange, formatRow, print, printRows } from './output.ts'

const answerSchema = v.pipe(filledSchema, v.maxLength(reviewLimits.maxTextLength))

const listReviewsCommand: Handler = async ({ services, options, args: { optional, limit } }) => {
  const course = optional('course', wholeNumberSchema)
  const rows = await listReviews(services, { limit: limit(50), course })
  printRows(
    options,
    rows.map(({ id, course: number, userid, rating, reports, writtenAt, answeredAt, hiddenAt }) => {
      return { id, course: number, userid, rating, reports, writtenAt, answeredAt, hiddenAt }
    }),
  )
}

const showReviewCommand: Handler = async ({ services, options, args }) => {
  const shown = await showReview(services, args.reviewNumber())
  print(options, shown, () => formatPairs(formatRow(shown)))
}

const answerReviewCommand: Handler = async ({ services, options, operator, args }) => {
  const number = args.reviewNumber()
  const answer = args.read('--text', answerSchema, options.text)
  await confirmChange(`Show this answer below review ${number}?`, options)
  await answerReview(services, number, { by: operator, answer })
  const done = { review: number, status: 'answered' }
  print(options, done, () => formatPairs(done))
}

const hideReviewCommand: Handler = async ({ services, options, operator, args }) => {
  const number = args.reviewNumber()
  const act = { by: operator, reason: args.reason() }
  await confirmChange(`Hide review ${number} from everybody but its author?`, options)
  await hideReview(services, number, act)
  const done = { review: number, status: 'hidden' }
  print(options, done, () => formatPairs(done))
}

const restoreReviewCommand: Handler = async ({ services, options, operator, args }) => {
  const number = args.reviewNumber()
  const act = { by: operator, reason: args.reason() }
  await confirmChange(`Show review ${number} again?`, options)
  await restoreReview(services, number, act)
  const done = { review: number, status: 'shown' }
  print(options, done, () => formatPairs(done))
}

export const reviewHandlers = {
  'reviews list': listReviewsCommand,
  'reviews show': showReviewCommand,
  'reviews answer': answerReviewCommand,
  'reviews hide': hideReviewCommand,
  'reviews restore': restoreReviewCommand,
}
