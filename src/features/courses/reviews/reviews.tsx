import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Course } from '#contract/courses/course-detail.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Text } from '#ui/content/text.tsx'
import { deferComponent, LazyHydrate } from '#ui/hydration/lazy-hydrate.tsx'
import { reviewsQuery } from '../course-detail-queries.ts'
import type { DetailSearch } from '../detail-search.ts'
import { sectionIds } from '../sections/section-links.tsx'
import { section } from '../sections/sections.css.ts'
import './reviews.css.ts'
import { Heading } from '#ui/content/heading.tsx'

const reviewList = deferComponent(
  `#${sectionIds.reviews}`,
  'course-lazy',
  async () => (await import('./review-list.lazy.tsx')).ReviewList,
)

interface ReviewsProps {
  readonly idx: number
  readonly search: DetailSearch
  readonly rating: Course['rating']
}

/** What members say about a course, with the average, in pages. */
export function Reviews({ idx, search, rating }: ReviewsProps) {
  const { http, messages } = useAppContext()
  const { t } = useLingui()
  const page = search.reviews ?? 1
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...reviewsQuery(http, idx, page),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={section} id={sectionIds.reviews}>
      <Heading as="h2" marginBottom={4}>
        <Trans>Reviews</Trans>
      </Heading>
      {rating !== null && (
        <Text as="p" size="lead" measured>
          {t`${rating.average} out of 5 from ${plural(rating.count, { one: '# review', other: '# reviews' })}`}
        </Text>
      )}
      <LazyHydrate
        part={reviewList}
        messages={messages}
        props={{ answer: data, isReading: isPlaceholderData, error, onRetry: () => void refetch(), search, idx }}
      />
    </section>
  )
}
