import { Plural, Trans } from '@lingui/react/macro'
import type { Course } from '../../../../contract/course-detail.ts'
import { formatMinutes } from '../../../lib/i18n/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { usePageLanguage } from '../../../lib/i18n/use-page-language.ts'
import * as styles from './lesson-list.css.ts'
import { Tag } from '../../../ui/tag.tsx'
import { Text } from '../../../ui/text.tsx'
import { HeadingColumns } from '../../../ui/columns.tsx'
import { MeterScale } from '../../../ui/meter-scale.tsx'

/** Target audience of the course. */
export function Audience({ course }: { course: Course }) {
  return (
    <HeadingColumns className={styles.audience}>
      <h2>
        <Trans>Who this course is for</Trans>
      </h2>
      <ul className={styles.recommended}>
        {course.recommend.map((each) => (
          <li key={each}>
            <Icon name="check" size={20} />
            {each}
          </li>
        ))}
      </ul>
    </HeadingColumns>
  )
}

/** All lessons with their minutes. */
export function LessonList({ course }: { course: Course }) {
  const { locale } = usePageLanguage()
  const { count, free_count: free, minutes, detail } = course.curriculum
  return (
    <HeadingColumns className={styles.lessons}>
      <div>
        <h2>
          <Plural value={count} one="# lesson" other="# lessons in order" />
        </h2>
        <Meter length={count} filled={free} full />
        <MeterScale>
          <b className={styles.free}>
            <Trans>{free} free</Trans>
          </b>
          <span>{formatMinutes(minutes, locale)}</span>
        </MeterScale>
      </div>
      <ol className={styles.list}>
        {detail.map((lesson) => (
          <li key={lesson.number}>
            <Text numeric>{lesson.number}</Text>
            <b>{lesson.title}</b>
            {lesson.free && (
              <Tag tone="accent">
                <Trans>Free</Trans>
              </Tag>
            )}
            <Text numeric size="small" muted>
              {formatMinutes(lesson.minutes, locale)}
            </Text>
          </li>
        ))}
      </ol>
    </HeadingColumns>
  )
}
