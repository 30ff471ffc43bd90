import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CourseSummary } from '../../../contract/courses.ts'
import { formatMinutes, formatMonths } from '../../lib/i18n/format.ts'
import { muted, numeric, small } from '../../theme/layout.css.ts'
import { field } from '../../ui/tag.css.ts'
import { scale } from '../../ui/meter.css.ts'
import { Meter } from '../../ui/meter.tsx'
import { courseSearch } from './course-search.ts'
import { CoursePicture } from './course-picture.tsx'
import { CoursePrice } from './course-price.tsx'
import * as styles from './course-row.css.ts'
import { NoPasses } from './course-card.tsx'
import { audienceWords } from './course-messages.ts'
import { useWords } from '../../lib/use-words.ts'

/** The columns' names above rows of courses, with the scale of the rules; each row names its facts itself. */
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
        <span className={scale}>
          {[0, 5, 10, 15, 20, 25].map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </span>
      </span>
      <span className={`${styles.right} ${styles.spare}`}>
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

/** A course as a row that compares with its neighbours; `rank` makes it one of the most taken. */
export function CourseRow({ course, rank, eager = false }: { course: CourseSummary; rank?: number; eager?: boolean }) {
  const { t } = useLingui()
  const { i18n, locale } = useWords()
  const { count, free_count: free, minutes } = course.curriculum
  const Heading = rank === undefined ? 'h2' : 'h3'
  return (
    <article className={styles.row} data-field={course.category.code}>
      {rank !== undefined && <span className={`${styles.rank} ${numeric}`}>{rank}</span>}
      <CoursePicture course={course} eager={eager} />
      <div className={styles.title}>
        <p className={styles.kind}>
          <span className={field}>{course.category.name}</span>
          {course.is_new && rank === undefined && (
            <span className={`${small} ${muted}`}>
              <Trans>New</Trans>
            </span>
          )}
        </p>
        <Heading>
          <Link to="/contents/detail" search={courseSearch(course)}>
            {course.title}
          </Link>
        </Heading>
        {rank === undefined && <p className={styles.summary}>{course.summary}</p>}
      </div>
      <Meter length={count} filled={free} label={t`${count} lessons`}>
        {count}
      </Meter>
      <dl className={styles.facts}>
        <div className={`${styles.right} ${numeric} ${styles.spare}`} data-labelled>
          <dt>
            <Trans>Free</Trans>
          </dt>
          <dd>{free === count ? <Trans>all</Trans> : free}</dd>
        </div>
        <div className={`${styles.right} ${numeric}`}>
          <dt>
            <Trans>Length</Trans>
          </dt>
          <dd>{formatMinutes(minutes, locale)}</dd>
        </div>
        <div className={styles.spare}>
          <dt>
            <Trans>For</Trans>
          </dt>
          <dd>{i18n._(audienceWords(course))}</dd>
        </div>
        {rank === undefined && (
          <div className={`${numeric} ${styles.spare} ${styles.columnOnly}`}>
            <dt>
              <Trans>Access</Trans>
            </dt>
            <dd>{course.months.length > 0 ? formatMonths(course.months, locale) : <NoPasses course={course} />}</dd>
          </div>
        )}
      </dl>
      <CoursePrice price={course.price} place={rank === undefined ? 'stacked' : 'end'} />
    </article>
  )
}
