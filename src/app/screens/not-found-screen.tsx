import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SiteSearch } from '#layouts/frame/site-search.tsx'
import { useMenu } from '#layouts/menu/use-menu.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import * as styles from './outline-screen.css.ts'

/** Screen of an address without a page, with ways on. */
export function NotFoundScreen() {
  const { t } = useLingui()
  const categories = useMenu()
  const courses = categories.flatMap((each) => [...each.courses.IDV, ...each.courses.GRP].map((course) => course.idx))
  const total = new Set(courses).size
  return (
    <EmptyState frame="page" className={styles.page}>
      <svg viewBox="0 0 192 132" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path strokeDasharray="5 4" d="M46 22h100v88h-28V50H46z" />
        <circle className={styles.pin} cx="60" cy="14" r="4" />
        <circle className={styles.pin} cx="132" cy="14" r="4" />
      </svg>
      <h1>
        <Trans>Page not found</Trans>
      </h1>
      <p>
        <Trans>The address may have changed, or the page was removed. Try searching for it.</Trans>
      </p>
      <SiteSearch label={t`Search`} />
      <Cluster>
        <ButtonLink to="/contents">
          <Plural value={total} one="See the course" other="See all # courses" />
        </ButtonLink>
        <ButtonLink to="/">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
      </Cluster>
    </EmptyState>
  )
}
