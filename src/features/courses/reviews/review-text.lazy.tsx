import { Trans } from '@lingui/react/macro'
import type { Review } from '#contract/courses/reviews.ts'
import { useCompany } from '#lib/company/use-company.ts'
import { formatDayShort, koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './reviews.css.ts'

interface ReviewTextProps {
  readonly review: Omit<Review, 'author'>
  /** Absent above the reader's own review. */
  readonly author?: string
}

/** Rating, author, day and text of a review, with the shop's answer. */
export function ReviewText({ review, author }: ReviewTextProps) {
  const { rating, text, written_at, edited_at, answer } = review
  const locale = useLocale()
  const { name: shop } = useCompany()
  const day = (moment: string) => formatDayShort(koreanDay(moment), locale)
  const edited = edited_at === null ? undefined : day(edited_at)
  return (
    <div>
      <p className={styles.byline}>
        <b>
          <Icon name="star" /> <Trans>{rating} out of 5</Trans>
        </b>
        {author !== undefined && <bdi>{author}</bdi>}
        <span>{day(written_at)}</span>
        {edited !== undefined && (
          <span>
            <Trans>Edited {edited}</Trans>
          </span>
        )}
      </p>
      <p className={styles.text}>{text}</p>
      {answer !== null && (
        <div className={styles.answer}>
          <p className={styles.byline}>
            <b>
              <Trans>Answer from {shop}</Trans>
            </b>
            <span>{day(answer.answered_at)}</span>
          </p>
          <p className={styles.text}>{answer.text}</p>
        </div>
      )}
    </div>
  )
}
