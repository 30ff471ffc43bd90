import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { reportReview } from '#contract/courses/own-review.ts'
import type { courseReviews, Review } from '#contract/courses/reviews.ts'
import type { AnswerOf } from '#contract/protocol/endpoint.ts'
import { useFeature } from '#lib/features/use-feature.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useUserName } from '#lib/session/use-user-name.ts'
import { declaredSearch } from '#lib/url/search-schema.ts'
import { Text } from '#ui/content/text.tsx'
import { TextButton } from '#ui/content/text-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { Placeholder } from '#ui/feedback/placeholder.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { type DetailSearch, detailSearchSchema } from '../detail-search.ts'
import { PageStatus } from '../sections/page-status.tsx'
import { sectionIds } from '../sections/section-links.tsx'
import { text as sectionText } from '../sections/sections.css.ts'
import { ownReviewQuery } from './own-review-query.ts'
import { ReviewText } from './review-text.lazy.tsx'
import * as styles from './reviews.css.ts'

const OwnReviewSection = lazy(async () => ({ default: (await import('./own/own-review.lazy.tsx')).OwnReviewSection }))

interface ReviewListProps {
  readonly answer: AnswerOf<typeof courseReviews> | undefined
  /** Whether it is that of the page before, until this one is read. */
  readonly isReading: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  readonly search: DetailSearch
  readonly idx: number
}

/** The member's own review, and one page of all reviews with its pager, or the reason why there is none. */
export function ReviewList({ answer, isReading, error, onRetry, search, idx }: ReviewListProps) {
  const hasLearning = useFeature('learning-system')
  const { http } = useAppContext()
  const { t } = useLingui()
  const userName = useUserName()
  const { data: own } = useQuery(ownReviewQuery(http, idx, userName))
  const page = search.reviews ?? 1
  const pages = answer?.page_info.total_pages ?? 0
  // The member's own review stands above the others.
  const others = answer?.content.filter(({ review_id }) => review_id !== own?.review?.review_id) ?? []
  return (
    <>
      {own && (own.can_write || own.review !== null || own.done > 0) && (
        <Suspense fallback={null}>
          <OwnReviewSection key={`${userName} ${idx}`} own={own} idx={idx} userName={userName} />
        </Suspense>
      )}
      {error ? (
        <Callout
          tone="danger"
          action={
            <Button size="small" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The reviews didn’t load.</Trans>
        </Callout>
      ) : !answer ? (
        <div aria-hidden="true">
          <Skeleton height="3rem" marginTop={3} marginBottom={3} />
          <Skeleton height="3rem" marginTop={3} marginBottom={3} />
        </div>
      ) : answer.content.length === 0 && !own?.can_write ? (
        <Placeholder as="p" className={sectionText}>
          {hasLearning ? (
            <Trans>There are no reviews yet. Finish half of the lessons to write one.</Trans>
          ) : (
            <Trans>There are no reviews yet. Buy the course to write one.</Trans>
          )}
        </Placeholder>
      ) : (
        others.length > 0 && (
          <Stack as="ul" marginTop={5} aria-busy={isReading}>
            {others.map((review) => (
              <li key={review.review_id} className={styles.review}>
                <ReviewText review={review} author={review.author} />
                {userName !== '' && <Report review={review} />}
              </li>
            ))}
          </Stack>
        )
      )}
      <PageStatus page={page} pages={pages} isReading={isReading} />
      <Pagination
        label={t`Review pages`}
        page={page}
        pages={pages}
        link={(reviews) =>
          linkOptions({
            to: '/contents/detail',
            search: { ...declaredSearch(detailSearchSchema, search), reviews },
            hash: sectionIds.reviews,
          })
        }
        below
      />
    </>
  )
}

function Report({ review }: { readonly review: Review }) {
  const { t } = useLingui()
  const { author } = review
  const report = useEndpointMutation(reportReview, {})
  // The button is gone then.
  const status = useFocusWhen<HTMLDivElement>(report.data)
  return (
    <div role="status" tabIndex={-1} ref={status}>
      <Text as="p" marginTop={3}>
        {report.isSuccess ? (
          <Trans>Thank you. We’ll look at it.</Trans>
        ) : (
          <>
            <TextButton
              busy={report.isPending}
              aria-label={t`Report ${author}’s review`}
              onClick={() => report.mutate({ params: { reviewId: review.review_id } })}
            >
              <Trans>Report</Trans>
            </TextButton>
            {report.isError && (
              <>
                {' '}
                <Trans>We couldn’t send your report. Try again.</Trans>
              </>
            )}
          </>
        )}
      </Text>
    </div>
  )
}
