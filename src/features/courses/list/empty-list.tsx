import { Plural, Trans } from '@lingui/react/macro'
import { useEmptySearch } from '#lib/visit-counts/use-empty-search.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import type { CourseListData } from './list-data.ts'
import { type CourseListSearch, changedList, chosenFilters, withoutFilters } from './list-search.ts'

/** Empty course list, with the reason and a link to the nearest list that has courses. */
export function EmptyList({ data, search }: { data: CourseListData; search: CourseListSearch }) {
  const { page } = data
  const everywhere = data.categories.reduce((sum, category) => sum + category.count.ALL, 0)
  const { title } = search
  const beyond = page.total_size > 0
  const hasFilters = !beyond && chosenFilters(search).length > 0
  const elsewhere = !beyond && !hasFilters && everywhere > 0
  useEmptySearch(beyond || hasFilters || elsewhere ? undefined : title)
  return (
    <EmptyState as="section" frame="dashed">
      <EmptyRule />
      <h2>
        {beyond ? (
          <Trans>There’s nothing on this page</Trans>
        ) : title === undefined ? (
          <Trans>No courses here yet</Trans>
        ) : (
          <Trans>No courses match “{title}”</Trans>
        )}
      </h2>
      <p>
        {beyond ? (
          <Plural value={page.total_pages} one="The list has # page." other="The list has # pages." />
        ) : (
          <Trans>Try a shorter word or another field.</Trans>
        )}
      </p>
      <Cluster>
        {beyond && (
          <ButtonLink to="/contents" search={changedList(search, {})}>
            <Trans>Go to the first page</Trans>
          </ButtonLink>
        )}
        {elsewhere && (
          <ButtonLink to="/contents" search={changedList(search, { category: undefined, memberType: undefined })}>
            <Plural value={everywhere} one="See # course in all fields" other="See # courses in all fields" />
          </ButtonLink>
        )}
        {hasFilters && (
          <ButtonLink to="/contents" search={withoutFilters(search)}>
            <Trans>Clear the filters</Trans>
          </ButtonLink>
        )}
        {!beyond && !elsewhere && !hasFilters && (
          <ButtonLink to="/contents">
            <Trans>See all courses</Trans>
          </ButtonLink>
        )}
        <ButtonLink to="/cs/inquiry" search={{ type: 'service' }}>
          <Trans>Request a course</Trans>
        </ButtonLink>
      </Cluster>
    </EmptyState>
  )
}

/** Empty meter as an illustration. */
function EmptyRule() {
  return (
    <svg
      viewBox="0 0 192 48"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="5 4"
    >
      <rect x="1" y="9" width="190" height="30" rx="3" />
      <path d="M20 9v10M39 9v10M58 9v10M77 9v10M96 9v16M115 9v10M134 9v10M153 9v10M172 9v10" />
    </svg>
  )
}
