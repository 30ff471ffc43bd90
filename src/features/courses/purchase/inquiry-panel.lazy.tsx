import { Trans } from '@lingui/react/macro'
import { businessHours } from '../../../../contract/limits.ts'
import { formatMonths } from '../../../lib/i18n/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { tag, tagLine } from '../../../ui/tag.css.ts'
import { card, facts } from '../../../ui/surface.css.ts'
import { WeekdayHours } from '../../../ui/weekday-hours.tsx'
import { NoPasses } from '../../../entities/course/course-card.tsx'
import { useWords } from '../../../lib/use-words.ts'
import { MainAction } from './main-action.tsx'
import * as styles from '../panel.css.ts'
import { Period } from './period.tsx'
import type { Sale } from './sale.ts'
import { TryFreeLessons } from '../lessons/try-free-lessons.tsx'
import { TextRouterLink } from '../../../ui/text-router-link.tsx'

/** Groups, companies and institutions ask for an offer instead of paying here. */
export function InquiryPanel({ sale, layout }: { sale: Sale; layout: 'desktop' | 'mobile' }) {
  const { locale } = useWords()
  const { course } = sale
  const { individual, availability } = course
  return (
    <div className={`${card} ${styles.panel}`}>
      <div className={styles.kind}>
        <span className={`${tag} ${tagLine}`}>
          <Icon name="building-2" />
          {individual.is_exist ? <Trans>For groups</Trans> : <Trans>For groups only</Trans>}
        </span>
        {individual.is_exist && (
          <TextRouterLink size="small" to="/contents/detail" search={{ id: course.idx, memberType: 'IDV' }}>
            <Trans>Individual purchase</Trans>
          </TextRouterLink>
        )}
      </div>
      <h2 className={styles.title}>
        <Trans>An offer for your number of people and months</Trans>
      </h2>
      <p className={styles.text}>
        {individual.is_exist ? (
          <Trans>Ask our education manager, and several people learn under one contract.</Trans>
        ) : (
          <Trans>This course opens through our education manager. It is not sold to individuals.</Trans>
        )}
      </p>
      <dl className={`${facts} ${styles.facts}`}>
        <div>
          <dt>
            <Trans>Access</Trans>
          </dt>
          <dd>{course.months.length > 0 ? formatMonths(course.months, locale) : <NoPasses course={course} />}</dd>
        </div>
        <div>
          <dt>
            <Trans>Learning records</Trans>
          </dt>
          <dd>
            <Trans>In the manager’s account</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Answers</Trans>
          </dt>
          <dd>
            <WeekdayHours {...businessHours} />
          </dd>
        </div>
      </dl>
      {availability && <Period availability={availability} />}
      <MainAction sale={sale} size="large" fullWidth />
      <TryFreeLessons summary={course} layout={layout} />
    </div>
  )
}
