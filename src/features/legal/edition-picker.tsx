import { Trans, useLingui } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { editionPath } from '#contract/addresses/legal.ts'
import { formatDayShort } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Text } from '#ui/content/text.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './edition-picker.css.ts'
import type { LegalPage } from './load.ts'
import { type EditionSpan, timeline } from './timeline.ts'
import { viewPath } from './view-path.ts'

/** Editions along a meter of months, with the chosen one filled. */
export function EditionPicker({ page: { document, edition: chosen, editions, content } }: { page: LegalPage }) {
  const { t } = useLingui()
  const { today, editions: current } = useAppContext()
  const { spans, months } = timeline(editions, today)
  const shown = spans.find(({ edition }) => edition.id === chosen.id)
  return (
    <nav
      className={styles.picker}
      aria-label={t`Versions`}
      style={assignInlineVars({
        [styles.start]: String(shown?.start ?? 0),
        [styles.columns]: spans.map((span) => `minmax(min-content, ${span.months}fr)`).join(' '),
      })}
    >
      <Meter className={styles.months} length={months} filled={shown?.months ?? 0} major={12} full />
      <ol>
        {spans.map((span) => (
          <li key={span.edition.id}>
            <a
              href={viewPath(editionPath(document, span.edition.id, current), content.kind)}
              aria-current={span.edition.id === chosen.id ? 'page' : undefined}
            >
              <b>{span.edition.id}</b>
              <SpanDays span={span} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function SpanDays({ span: { edition, until } }: { span: EditionSpan }) {
  const locale = useLocale()
  const from = formatDayShort(edition.effective_on, locale)
  if (until === undefined)
    return (
      <span>
        <Trans>from {from}</Trans>
      </span>
    )
  return (
    <span>
      <Text numeric>{`${from} –`}</Text> <Text numeric>{formatDayShort(until, locale)}</Text>
    </span>
  )
}
