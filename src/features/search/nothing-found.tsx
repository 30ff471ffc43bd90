import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchReading } from '#contract/content/search.ts'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { CourseCard } from '#entities/course/course-card.tsx'
import { TicketOutline } from '#entities/course/ticket-outline.tsx'
import { useEmptySearch } from '#lib/visit-counts/use-empty-search.ts'
import { SectionHeading } from '#ui/content/section-heading.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { ChipLink, Chips } from '#ui/controls/chips.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { CardGrid } from '#ui/layout/card-grid.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { FieldLinks } from './field-links.tsx'
import * as styles from './nothing-found.css.ts'
import type { Categories } from './search-screen.tsx'

/** Empty search result, with similar words or suggestions. */
export function NothingFound({
  term,
  categories,
  popular,
  similar,
  suggested,
}: {
  term: string
  categories: Categories
  popular: readonly CourseSummary[]
  similar: SearchReading['similar']
  suggested: readonly string[]
}) {
  const { t } = useLingui()
  useEmptySearch(term)
  return (
    <>
      <EmptyState className={styles.noResults}>
        <TicketOutline />
        <h2>
          <Trans>We couldn’t find anything for this search</Trans>
        </h2>
        <p>
          {similar.length > 0 ? (
            <Trans>Did you mean one of these?</Trans>
          ) : (
            <Trans>Try a shorter or more general word, or browse a field.</Trans>
          )}
        </p>
        {similar.length > 0 && (
          <Chips as="div">
            {similar.map(({ term, count }) => (
              <ChipLink key={term} to="/search" search={{ q: term }}>
                <span>{term}</span> <small>{count}</small>
              </ChipLink>
            ))}
          </Chips>
        )}
        {similar.length === 0 && (
          <Chips as="div" aria-label={t`Suggested words`} role="group">
            {suggested.map((term) => (
              <ChipLink key={term} to="/search" search={{ q: term }}>
                {term}
              </ChipLink>
            ))}
          </Chips>
        )}
        <FieldLinks categories={categories} />
        <TextLink to="/device">
          <Trans>See all devices</Trans>
          <Icon name="arrow-right" />
        </TextLink>
      </EmptyState>
      <section>
        <SectionHeading>
          <h2>
            <Trans>Popular now</Trans>
          </h2>
        </SectionHeading>
        <CardGrid scrollable>
          {popular.map((course) => (
            <CourseCard key={course.idx} course={course} />
          ))}
        </CardGrid>
      </section>
    </>
  )
}
