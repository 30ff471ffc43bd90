import { Trans, useLingui } from '@lingui/react/macro'
import { editionPath } from '#contract/addresses/legal.ts'
import type { Edition } from '#contract/content/legal.ts'
import { formatDayWithYear } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Button } from '#ui/controls/button.tsx'
import { SegmentedControl } from '#ui/controls/segmented-control.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './legal-screen.css.ts'
import type { LegalPage } from './load.ts'
import { viewPath } from './view-path.ts'

/** View links, dates of the edition, and the print button. */
export function ViewTools({ page: { document, edition, before, content } }: { page: LegalPage }) {
  const { t } = useLingui()
  const { editions } = useAppContext()
  const path = editionPath(document, edition.id, editions)
  const changes = content.kind === 'changes' ? content.changes.length : content.changes
  const link = (kind: LegalPage['content']['kind']) => ({
    href: viewPath(path, kind),
    'aria-current': content.kind === kind ? ('page' as const) : undefined,
  })
  return (
    <div className={styles.tools}>
      {(before || content.kind === 'changes') && (
        <SegmentedControl aria-label={t`Ways to read`}>
          <a {...link('text')}>
            <Trans>Whole text</Trans>
          </a>
          <a {...link('changes')}>
            <Trans>What changed</Trans> {before && <span>{changes}</span>}
          </a>
        </SegmentedControl>
      )}
      <p>
        <EditionDays edition={edition} />
      </p>
      <Button size="small" className={styles.printButton} onClick={() => window.print()}>
        <Icon name="printer" />
        <Trans>Print</Trans>
      </Button>
    </div>
  )
}

function EditionDays({ edition: { version, id, posted_on, effective_on } }: { edition: Edition }) {
  const locale = useLocale()
  const posted = formatDayWithYear(posted_on, locale)
  const effective = formatDayWithYear(effective_on, locale)
  return version === id ? (
    <Trans>
      Posted on {posted}, in force from {effective}.
    </Trans>
  ) : (
    <Trans>
      Version {version}, posted on {posted}, in force from {effective}.
    </Trans>
  )
}
