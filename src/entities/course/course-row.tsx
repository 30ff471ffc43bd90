import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { formatMinutes, formatMonths } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { DefinitionItem } from '#ui/content/definition-list.tsx'
import { Text } from '#ui/content/text.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterScale } from '#ui/pictures/meter-scale.tsx'
import { actions } from './course-actions.css.ts'
import { NoPasses } from './course-card.tsx'
import { memberTypeMessage } from './course-messages.ts'
import { CoursePicture } from './course-picture.tsx'
import { CoursePrice } from './course-price.tsx'
import * as styles from './course-row.css.ts'
import { courseSearch } from './course-search.ts'
import { SaveCourse } from './saved/save-course.tsx'

/** The columns' names above rows of courses, with the scale of the rules; each row names its details itself. */
export function CourseRowsHead({ ranked = false }: { ranked?: boolean }) {
  return (
    <div className={styles.head} aria-hidden="true">
      <span className={styles.titleHead}>
        <Trans>Course</Trans>
      </span>
      <span>
        <span>
          <Trans>Lessons</Trans>
        </span>
        <MeterScale as="span">
          {[0, 5, 10, 15, 20, 25].map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </MeterScale>
      </span>
      <span className={styles.spareRight}>
        <Trans>Free</Trans>
      </span>
      <span className={styles.right}>
        <Trans>Length</Trans>
      </span>
      <span className={styles.spare}>
        <Trans>For</Trans>
      </span>
      {!ranked && (
        <span className={styles.spare}>
          <Trans>Access</Trans>
        </span>
      )}
      <span className={styles.right}>
        <Trans>Price</Trans>
      </span>
    </div>
  )
}

interface CourseRowProps {
  readonly course: CourseSummary
  readonly rank?: number
  readonly eager?: boolean
  /** What can be done with the course, below its summary. */
  readonly children?: ReactNode
}

/** A course as a row that compares with its neighbours; `rank` makes it one of the most taken. */
export function CourseRow({ course, rank, eager = false, children }: CourseRowProps) {
  const { t } = useLingui()
  const { i18n, locale } = usePageLanguage()
  const { count, free_count: free, minutes } = course.curriculum
  const Heading = rank === undefined ? 'h2' : 'h3'
  return (
    <article className={styles.row} data-field={course.category.code}>
      {rank !== undefined && (
        <Text numeric className={styles.rank}>
          {rank}
        </Text>
      )}
      <CoursePicture course={course} eager={eager} />
      <div className={styles.title}>
        <p className={styles.kind}>
          <CategoryLabel>{course.category.name}</CategoryLabel>
          {course.is_new && rank === undefined && (
            <Text size="small" muted>
              <Trans>New</Trans>
            </Text>
          )}
        </p>
        <Heading>
          <Link to="/contents/detail" search={courseSearch(course)}>
            {course.title}
          </Link>
        </Heading>
        {rank === undefined && <p className={styles.summary}>{course.summary}</p>}
        {rank === undefined && (
          <div className={actions}>
            {children}
            <SaveCourse course={course} look="words" />
          </div>
        )}
      </div>
      <Meter length={count} filled={free} label={t`${count} lessons`}>
        {count}
      </Meter>
      <dl className={styles.details}>
        <DefinitionItem className={styles.lessons} numeric data-labelled name={<Trans>Lessons</Trans>}>
          {count}
        </DefinitionItem>
        <DefinitionItem className={styles.spareRight} numeric data-labelled name={<Trans>Free</Trans>}>
          {free === count ? <Trans>all</Trans> : free}
        </DefinitionItem>
        <DefinitionItem className={styles.right} numeric name={<Trans>Length</Trans>}>
          {formatMinutes(minutes, locale)}
        </DefinitionItem>
        <DefinitionItem className={styles.spare} name={<Trans>For</Trans>}>
          {i18n._(memberTypeMessage(course))}
        </DefinitionItem>
        {rank === undefined && (
          <DefinitionItem className={styles.spareColumn} numeric name={<Trans>Access</Trans>}>
            {course.months.length > 0 ? formatMonths(course.months, locale) : <NoPasses course={course} />}
          </DefinitionItem>
        )}
      </dl>
      <CoursePrice price={course.price} align={rank === undefined ? 'stacked' : 'end'} />
    </article>
  )
}
