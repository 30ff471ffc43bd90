import { Plural, useLingui } from '@lingui/react/macro'
import type { Lesson } from '#contract/courses/course-detail.ts'
import { LessonClip } from '#entities/course/lesson-clip.tsx'
import { useFeature } from '#lib/features/use-feature.ts'
import { formatMinutes } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Tag } from '#ui/content/tag.tsx'
import { Text } from '#ui/content/text.tsx'
import { button } from '#ui/controls/button.css.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { OwnCourse } from '../own-course.ts'
import * as styles from './curriculum.css.ts'
import { shownAtOnce } from './shown-at-once.ts'

interface LessonsProps {
  readonly course: OwnCourse
}

/** Lessons of a course, each with details; free lessons have a link. */
export function Lessons({ course }: LessonsProps) {
  const { detail } = course.curriculum
  const rest = detail.slice(shownAtOnce)
  const others = rest.length
  const row = (lesson: Lesson) => <LessonRow key={lesson.number} lesson={lesson} course={course} />
  return (
    <>
      <ol className={styles.lessons}>{detail.slice(0, shownAtOnce).map(row)}</ol>
      {others > 0 && (
        <details className={styles.otherLessons}>
          <summary className={styles.otherLessonsSummary}>
            <Plural value={others} one="Show the other lesson" other="Show the other # lessons" />
            <Icon name="chevron-down" />
          </summary>
          <ol className={styles.lessons} start={shownAtOnce + 1}>
            {rest.map(row)}
          </ol>
        </details>
      )}
    </>
  )
}

interface LessonRowProps {
  readonly lesson: Lesson
  readonly course: OwnCourse
}

function LessonRow({ lesson, course }: LessonRowProps) {
  const verifiesIdentity = useFeature('identity-verification')
  const { layout } = useAppContext()
  const { t } = useLingui()
  const { locale } = usePageLanguage()
  const { number, title, thumbnail, free, exam, crr_detail } = lesson
  const length = formatMinutes(lesson.minutes, locale)
  // Free lessons for visitors, and finished ones for a member who has the course.
  const isFilled = course.training ? number <= course.training.done : free
  const unfoldsHere = free && layout === 'mobile'
  return (
    <li className={isFilled ? `${styles.lesson} ${styles.filled}` : styles.lesson}>
      <details>
        <summary className={styles.line}>
          <Text numeric className={styles.number}>
            {number}
          </Text>
          <img src={thumbnail} width={800} height={600} alt="" loading="lazy" />
          <span className={styles.name}>
            <span>{title}</span>
            {exam && (
              <>
                {' '}
                <Tag tone="outline">{t`Exam`}</Tag>
              </>
            )}
          </span>
          <Text numeric className={styles.minutes}>
            {length}
          </Text>
          <span className={styles.state}>
            {unfoldsHere ? (
              <span className={button({ size: 'small' })}>
                <Icon name="play" />
                <span>{t`Free`}</span>
              </span>
            ) : free || course.training ? (
              <span className={styles.room} />
            ) : (
              <>
                <Icon name="lock" />
                <span className={styles.lockedText}>{t`After purchase`}</span>
              </>
            )}
          </span>
          <span className={styles.chevron}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        <div className={styles.text}>
          {unfoldsHere && <LessonClip lesson={lesson} />}
          <p>{crr_detail}</p>
          {exam && verifiesIdentity && <p>{t`Verify your identity once to take this exam.`}</p>}
          <p className={styles.lateMinutes}>{length}</p>
        </div>
      </details>
      {free && !unfoldsHere && (
        <ButtonLink
          size="small"
          to="/contents/preview"
          search={previewSearch(course, number)}
          aria-label={t`Try lesson ${number} for free`}
        >
          <Icon name="play" />
          <span>{t`Free`}</span>
        </ButtonLink>
      )}
    </li>
  )
}

/** Search parameters of a free lesson; the first one needs no number. */
function previewSearch(course: OwnCourse, number: number) {
  const first = course.curriculum.detail.find((lesson) => lesson.free)
  return { id: course.idx, lesson: number === first?.number ? undefined : number }
}
