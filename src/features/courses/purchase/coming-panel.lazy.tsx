import { Trans } from '@lingui/react/macro'
import { formatDay } from '../../../lib/i18n/format.ts'
import { usePageLanguage } from '../../../lib/i18n/use-page-language.ts'
import { MainAction } from './main-action.tsx'
import * as styles from '../panel.css.ts'
import type { Sale } from './sale.ts'
import { TryFreeLessons } from '../lessons/try-free-lessons.tsx'
import { Placeholder } from '../../../ui/feedback/placeholder.tsx'
import { Tag } from '../../../ui/content/tag.tsx'

/** Purchase panel of a course that is not open yet. */
export function ComingPanel({ sale }: { sale: Sale }) {
  const { locale, today } = usePageLanguage()
  const { course } = sale
  const day = formatDay(course.opens_on, today, locale)
  return (
    <Placeholder className={`${styles.panel} ${styles.coming}`}>
      <div className={styles.kind}>
        <Tag>
          <Trans>Coming soon</Trans>
        </Tag>
      </div>
      <h2 className={styles.title}>
        <Trans>Opens on {day}</Trans>
      </h2>
      <p className={styles.text}>
        <Trans>Leave your email address and we’ll email you on the day it opens.</Trans>
      </p>
      <MainAction sale={sale} size="large" fullWidth />
      <TryFreeLessons summary={course} />
    </Placeholder>
  )
}
