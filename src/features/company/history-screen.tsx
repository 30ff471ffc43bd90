import { Trans, useLingui } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { formatMonthWithYear } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { classNames } from '#ui/class-names.ts'
import { Text } from '#ui/content/text.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { heading } from './frame/company-frame.css.ts'
import { CompanyFrame } from './frame/company-frame.tsx'
import * as styles from './history-screen.css.ts'
import { milestones, quartersBetween } from './milestones.ts'

/** The company's history, along a ruler of quarters. */
export function HistoryScreen() {
  const { i18n } = useLingui()
  const locale = useLocale()
  const days = milestones.map(({ day }) => day)
  const newest = days[0] ?? ''
  const oldest = days.at(-1) ?? ''
  const rows = days.slice(1).map((day, index) => `${quartersBetween(day, days[index] ?? '')}fr`)
  return (
    <CompanyFrame current="history">
      <div className={heading}>
        <h1>
          <Trans>From one workbench to here</Trans>
        </h1>
        <Text as="p" muted>
          <Trans>Each tick is three months, each long tick a year.</Trans>
        </Text>
      </div>
      <ol
        className={styles.timeline}
        style={assignInlineVars({
          [styles.quarters]: String(quartersBetween(oldest, newest)),
          [styles.toJanuary]: String(quartersBetween(`${newest.slice(0, 4)}-01-01`, newest)),
          [styles.rows]: `${rows.join(' ')} auto`,
        })}
      >
        {milestones.map(({ day, title, text, picture }) => (
          <li key={day} className={classNames(styles.milestone, picture === undefined && styles.oldest)}>
            <p className={styles.day}>{formatMonthWithYear(day, locale)}</p>
            <div className={styles.event}>
              <h2 className={styles.title}>{i18n._(title)}</h2>
              <p className={styles.text}>{i18n._(text)}</p>
            </div>
            {picture !== undefined && (
              <Picture className={styles.picture} src={picture} width={800} height={600} loading="lazy" />
            )}
          </li>
        ))}
      </ol>
    </CompanyFrame>
  )
}
