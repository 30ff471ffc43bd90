import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { BlockOf } from '#contract/pages/company-page.ts'
import { formatMonthWithYear } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import * as styles from './timeline-block.css.ts'
import { timelineRows } from './timeline-rows.ts'
import { Titled } from './titled.tsx'

/** Milestones along a ruler of quarters, newest first. */
export function TimelineBlock({ block: { title, milestones } }: { readonly block: BlockOf<'timeline'> }) {
  const locale = useLocale()
  const newestFirst = milestones.toSorted((one, other) => other.month.localeCompare(one.month))
  const { quarters, toJanuary, rows, isToScale } = timelineRows(newestFirst.map(({ month }) => month))
  const Heading = title === undefined ? 'h2' : 'h3'
  const list = (
    <ol
      className={classNames(styles.timeline, isToScale && styles.toScale)}
      style={assignInlineVars({
        [styles.quarters]: String(quarters),
        [styles.toJanuary]: String(toJanuary),
        [styles.rows]: rows,
      })}
    >
      {newestFirst.map(({ month, title: what, text, picture }) => (
        <li
          key={`${month} ${what}`}
          className={classNames(styles.milestone, picture === undefined && styles.withoutPicture)}
        >
          <p className={styles.day}>{formatMonthWithYear(`${month}-01`, locale)}</p>
          <div className={styles.event}>
            <Heading className={styles.title}>{what}</Heading>
            <p className={styles.text}>{text}</p>
          </div>
          {picture !== undefined && (
            <Picture className={styles.picture} src={picture} width={800} height={600} loading="lazy" />
          )}
        </li>
      ))}
    </ol>
  )
  return title === undefined ? list : <Titled title={title}>{list}</Titled>
}
