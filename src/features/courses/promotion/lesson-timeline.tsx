import { Trans, useLingui } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import type { Course, Lesson } from '#contract/courses/course-detail.ts'
import { formatMinutes } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Tag } from '#ui/content/tag.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { freeLessonLink } from './course-links.ts'
import { FeatureFigure } from './feature-figure.tsx'
import * as styles from './lesson-timeline.css.ts'
import { diagramColumns, type Stop, stopsOf } from './stops.ts'

/** Vertical meter of all lessons, with each feature of the course beside its lessons. */
export function LessonTimeline({ course }: { course: Course }) {
  const { t } = useLingui()
  const { count } = course.curriculum
  const stops = stopsOf({ feature: course.feature, lessons: course.curriculum.detail })
  return (
    <>
      <div
        className={styles.timeline}
        role="group"
        aria-label={t`From lesson 1 to lesson ${count}, one tick per lesson`}
      >
        {stops.map((stop, index) => (
          <StopSection key={stop.feature.title} stop={stop} course={course} opens={index === 0} />
        ))}
      </div>
      <p className={styles.endLabel}>
        <span className={styles.height}>{count}</span>
      </p>
    </>
  )
}

function StopSection({ stop, course, opens }: { stop: Stop; course: Course; opens: boolean }) {
  const { locale } = usePageLanguage()
  const { layout } = useAppContext()
  const { feature, lessons } = stop
  const first = lessons[0]
  const last = lessons.at(-1)
  const minutes = formatMinutes(
    lessons.reduce((sum, lesson) => sum + lesson.minutes, 0),
    locale,
  )
  if (!first || !last) return null
  const { number } = first
  const end = last.number
  const firstLength = formatMinutes(first.minutes, locale)
  return (
    <section
      className={styles.stop}
      style={assignInlineVars({
        [styles.stopLessons]: String(lessons.length),
        [styles.freeStopLessons]: String(lessons.filter((lesson) => lesson.free).length),
      })}
    >
      <p className={styles.height} aria-hidden="true">
        <span data-width="wide">{number}</span>
        <span data-width="narrow">
          <Trans>Lesson {number}</Trans>
        </span>
      </p>
      <div>
        <h2>{feature.title}</h2>
        <p>{feature.text}</p>
        <p className={styles.range}>
          {first === last ? (
            <Trans>
              Lesson {number}, {minutes}
            </Trans>
          ) : (
            <Trans>
              Lessons {number} to {end}, {minutes}
            </Trans>
          )}
        </p>
        {opens && first.free && !course.is_coming && (
          <TextLink {...freeLessonLink(course, layout)}>
            <Icon name="play" />
            <Trans>
              Try lesson {number} for free, {firstLength}
            </Trans>
          </TextLink>
        )}
        <FeatureFigure feature={feature} />
      </div>
      <StopDiagram lessons={lessons} />
    </section>
  )
}

/** The lessons of a stop as steps: a picture each, in order. */
function StopDiagram({ lessons }: { lessons: readonly Lesson[] }) {
  const { locale } = usePageLanguage()
  const columns = diagramColumns(lessons.length)
  return (
    <ol
      className={styles.diagram}
      data-columns={columns}
      style={assignInlineVars({ [styles.columns]: String(columns) })}
    >
      {lessons.map((lesson) => (
        <li key={lesson.number} value={lesson.number}>
          <Picture src={lesson.thumbnail} width={800} height={600} alt="" loading="lazy" />
          <Text numeric className={styles.step} aria-hidden="true">
            {lesson.number}
          </Text>
          <b>{unbrokenNames(lesson.title)}</b>
          <Text numeric size="small" muted>
            {formatMinutes(lesson.minutes, locale)}
          </Text>
          {lesson.free && (
            <Tag tone="accent">
              <Trans>Free</Trans>
            </Tag>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Keeps names such as `SOT-23` on one line: browsers break after a hyphen. */
function unbrokenNames(title: string): ReactNode {
  return title.split(/(\S+-\d\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.unbroken}>
        {part}
      </span>
    ),
  )
}
