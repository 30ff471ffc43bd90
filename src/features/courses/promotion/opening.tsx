import { Plural, Trans } from '@lingui/react/macro'
import type { Course } from '#contract/courses/course-detail.ts'
import { formatDayShort } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { Placeholder } from '#ui/feedback/placeholder.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { daysBetween } from '../sale/days-between.ts'
import * as styles from './price-block.css.ts'

/** Maximum ticks that are distinguishable in the panel. */
const maxTicks = 120

/** Opening day and the days until then, shown instead of a price. */
export function Opening({ course }: { course: Course }) {
  const { locale, today } = usePageLanguage()
  const days = daysBetween(today, course.opens_on)
  return (
    <Placeholder className={styles.coming}>
      <p>
        <Trans>Opening date</Trans>
      </p>
      <p className={styles.opening}>{formatDayShort(course.opens_on, locale)}</p>
      {days <= maxTicks && <Meter className={styles.comingMeter} length={days} major={10} full />}
      <p>
        <Plural value={days} one="# day to go" other="# days to go" />
      </p>
    </Placeholder>
  )
}
