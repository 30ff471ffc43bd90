import '#theme/fonts/legal.css'
import { Trans } from '@lingui/react/macro'
import { changesPath, editionPath } from '#contract/addresses/legal.ts'
import { formatDayWithYear } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Text } from '#ui/content/text.tsx'
import { TextAnchor } from '#ui/content/text-link.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Container } from '#ui/layout/container.tsx'
import { ChangesView } from './changes-view.tsx'
import { EditionPicker } from './edition-picker.tsx'
import * as styles from './legal-screen.css.ts'
import type { LegalPage } from './load.ts'
import { TextView } from './text-view.tsx'
import { ViewTools } from './view-tools.tsx'

/** Page of a legal document: its editions, and the text or the changes of one. */
export function LegalScreen({ page }: { page: LegalPage }) {
  const { title, editions, content } = page
  const hasEditions = editions.length > 1
  return (
    <Container className={styles.page}>
      <div className={styles.heading}>
        <h1>{title}</h1>
        {hasEditions && (
          <Text as="p" muted>
            <Trans>Choose a version to read. Each tick is one month. Filled ticks show when it applied.</Trans>
          </Text>
        )}
      </div>
      {hasEditions && <EditionPicker page={page} />}
      <ViewTools page={page} />
      <OtherInForce page={page} />
      <ComingEdition page={page} />
      {content.kind === 'changes' ? (
        <ChangesView page={page} changes={content.changes} />
      ) : (
        <TextView page={page} text={content} />
      )}
    </Container>
  )
}

/** Notice on an edition that is not in force today. */
function OtherInForce({ page: { document, edition } }: { page: LegalPage }) {
  const locale = useLocale()
  const { today, editions } = useAppContext()
  const current = editions[document]
  if (current === edition.id) return null
  const day = formatDayWithYear(edition.effective_on, locale)
  return (
    <Callout tone="warning" icon="history" iconSize={20} announced={false} className={styles.otherInForce}>
      <p>
        {edition.effective_on > today ? (
          <Trans>This version applies from {day}.</Trans>
        ) : (
          <Trans>This is a past version.</Trans>
        )}{' '}
        <TextAnchor href={editionPath(document, current, editions)}>
          <Trans>See the current version</Trans>
        </TextAnchor>
      </p>
    </Callout>
  )
}

/** Notice on the edition in force that another one is posted and begins later. */
function ComingEdition({ page: { document, edition, editions: posted } }: { page: LegalPage }) {
  const locale = useLocale()
  const { today, editions } = useAppContext()
  const coming = posted.findLast(({ effective_on }) => effective_on > today)
  if (!coming || editions[document] !== edition.id) return null
  const day = formatDayWithYear(coming.effective_on, locale)
  return (
    <Callout icon="calendar-clock" iconSize={20} announced={false} className={styles.otherInForce}>
      <p>
        <Trans>A new version applies from {day}.</Trans>{' '}
        <TextAnchor href={changesPath(editionPath(document, coming.id, editions))}>
          <Trans>See what changes</Trans>
        </TextAnchor>
      </p>
    </Callout>
  )
}
