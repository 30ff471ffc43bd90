import * as v from 'valibot'
import { nicknameInput } from '#contract/accounts/sign-up.ts'
import type { OwnReview } from '#contract/courses/own-review.ts'
import { type Review, ratingSchema } from '#contract/courses/reviews.ts'
import { cleanLines } from '#contract/values/text.ts'
import type { reviews } from '#server/db/schema/reviews.ts'

type ReviewRow = typeof reviews.$inferSelect

/** Turns a review and its author into what everybody reads. */
export function presentReview({
  review,
  name,
  nickname,
}: {
  readonly review: ReviewRow
  readonly name: string
  readonly nickname: string | null
}): Review {
  return { review_id: review.id, author: shownName(nickname, name), ...presentText(review) }
}

/** The nickname, or the first letter of the name. Nicknames from before their rule may break it and are not shown. */
function shownName(nickname: string | null, name: string): string {
  const parsed = v.safeParse(nicknameInput, nickname)
  return parsed.success && parsed.output !== '' ? parsed.output : maskName(name)
}

/** Turns a review into what its author reads. */
export function presentOwnReview(review: ReviewRow): NonNullable<OwnReview['review']> {
  return { review_id: review.id, ...presentText(review), is_hidden: review.hiddenAt !== null }
}

function presentText({ rating, text, writtenAt, editedAt, answer, answeredAt }: ReviewRow) {
  return {
    rating: v.parse(ratingSchema, rating),
    // Texts from before they were cleaned may turn the text around them.
    text: cleanLines(text),
    written_at: writtenAt.toISOString(),
    edited_at: editedAt?.toISOString() ?? null,
    answer: answer !== null && answeredAt ? { text: answer, answered_at: answeredAt.toISOString() } : null,
  }
}

/** The first letter of a name. */
function maskName(name: string): string {
  const [first = ''] = name
  return `${first}○○`
}
