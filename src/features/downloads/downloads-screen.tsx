import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#ui/controls/link.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { Container } from '#ui/layout/container.tsx'
import { ClientScreen } from './client-screen.tsx'
import * as styles from './downloads-screen.css.ts'
import type { DownloadsSearch } from './downloads-search.ts'
import type { DownloadsPage } from './load.ts'
import { ManualsScreen } from './manuals-screen.tsx'

/** The PC client or the manuals (specification, section 2). */
export function DownloadsScreen({ page, search }: { page: DownloadsPage; search: DownloadsSearch }) {
  const { t } = useLingui()
  const total = page.categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <Container>
      <h1 className={styles.heading}>
        <Trans>Downloads</Trans>
      </h1>
      <Tabs aria-label={t`Downloads`}>
        <Link to="/downloads" aria-current={page.tab === 'client' ? 'page' : undefined}>
          <Trans>Training app</Trans>
        </Link>
        <Link to="/downloads" search={{ tab: 'manuals' }} aria-current={page.tab === 'manuals' ? 'page' : undefined}>
          <Trans>Manuals</Trans> <small>{total}</small>
        </Link>
      </Tabs>
      {page.tab === 'client' ? (
        <ClientScreen client={page.client} />
      ) : (
        <ManualsScreen {...page} total={total} search={search} />
      )}
    </Container>
  )
}
