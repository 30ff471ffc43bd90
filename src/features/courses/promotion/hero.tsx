import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Course } from '../../../../contract/courses.ts'
import { formatDay, formatMinutes } from '../../../lib/i18n/format.ts'
import { leadText, container } from '../../../theme/layout.css.ts'
import { field } from '../../../ui/tag.css.ts'
import { Meter } from '../../../ui/meter.tsx'
import { picture } from '../../../ui/surface.css.ts'
import { audienceWords, equipmentWords } from '../../../entities/course/course-messages.ts'
import { useWords } from '../../../lib/use-words.ts'
import * as styles from './hero.css.ts'
import { cheapestOption } from './offer.ts'

/** Title and picture, the course's length on the rule, and its facts. */
export function Hero({ course }: { course: Course }) {
  return (
    <div className={styles.clip}>
      <div className={container}>
        <div className={styles.opening}>
          <div className={styles.words}>
            <p>
              <span className={field}>{course.category.name}</span>
            </p>
            <h1>{course.title}</h1>
            <p className={leadText}>{course.summary}</p>
          </div>
          <img className={picture} src={course.thumbnail} width={800} height={600} alt="" fetchPriority="high" />
        </div>
        <Facts course={course} />
      </div>
    </div>
  )
}

function Facts({ course }: { course: Course }) {
  const { i18n, locale, today } = useWords()
  const { count, free_count: free, minutes } = course.curriculum
  const until = cheapestOption(course)?.disc_until
  const day = until && formatDay(until, today, locale)
  return (
    <div className={styles.facts}>
      <div>
        <Meter className={styles.length} length={count} filled={free}>
          <Plural value={count} one="# lesson" other="# lessons" />
        </Meter>
        <p className={styles.free}>
          <Trans>{free} free</Trans>
        </p>
      </div>
      <dl>
        <Fact name={<Trans>Length</Trans>}>{formatMinutes(minutes, locale)}</Fact>
        <Fact name={<Trans>For</Trans>}>{i18n._(audienceWords(course))}</Fact>
        <Fact name={<Trans>You need</Trans>}>{i18n._(equipmentWords[course.equipment])}</Fact>
        {course.is_coming && <Fact name={<Trans>Opens</Trans>}>{formatDay(course.opens_on, today, locale)}</Fact>}
        {!course.is_coming && day && (
          <Fact name={<Trans>Special price</Trans>}>
            <Trans>until {day}</Trans>
          </Fact>
        )}
      </dl>
    </div>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
