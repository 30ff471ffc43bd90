import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CourseSummary } from '../../../contract/courses.ts'
import { formatMinutes, monthName, formatMonths } from '../../lib/i18n/format.ts'
import { muted, small } from '../../theme/layout.css.ts'
import { field } from '../../ui/tag.css.ts'
import { Meter } from '../../ui/meter.tsx'
import { facts } from '../../ui/surface.css.ts'
import { productCard, productCardTitle } from '../../ui/product-card.css.ts'
import { courseSearch } from './course-search.ts'
import { CoursePicture } from './course-picture.tsx'
import { CoursePrice } from './course-price.tsx'
import * as styles from './course-card.css.ts'
import { audienceWords } from './course-messages.ts'
import { useWords } from '../../lib/use-words.ts'

/** A course on a card; its title's link covers the card. */
export function CourseCard({
  course,
  eager = false,
  heading: Heading = 'h3',
}: {
  course: CourseSummary
  eager?: boolean
  /** Level of the title: below a section's heading, or below the page's. */
  heading?: 'h2' | 'h3'
}) {
  const { i18n, locale } = useWords()
  const { count, free_count: free, minutes } = course.curriculum
  const opened = monthName(course.opens_on, locale)
  return (
    <article className={`${productCard} ${styles.rows}`} data-field={course.category.code}>
      <CoursePicture course={course} eager={eager} />
      <div className={styles.body}>
        <p className={styles.kind}>
          <span className={field}>{course.category.name}</span>
          {course.is_new && (
            <span className={`${small} ${muted}`}>
              <Trans>New in {opened}</Trans>
            </span>
          )}
        </p>
        <Heading>
          <Link className={`${productCardTitle} ${styles.title}`} to="/contents/detail" search={courseSearch(course)}>
            {course.title}
          </Link>
        </Heading>
        <Meter length={count} filled={free} />
        <dl className={facts}>
          <div>
            <dt>
              <Trans>Lessons</Trans>
            </dt>
            <dd>
              <Trans>
                {count} · {free} free
              </Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Length</Trans>
            </dt>
            <dd>{formatMinutes(minutes, locale)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Access</Trans>
            </dt>
            <dd>{course.months.length > 0 ? formatMonths(course.months, locale) : <NoPasses course={course} />}</dd>
          </div>
          <div>
            <dt>
              <Trans>For</Trans>
            </dt>
            <dd>{i18n._(audienceWords(course))}</dd>
          </div>
        </dl>
        <CoursePrice price={course.price} withFrom />
      </div>
    </article>
  )
}

/** Access of a course that sells no passes. */
export function NoPasses({ course }: { course: CourseSummary }) {
  return course.price === null ? <Trans>By agreement</Trans> : <Trans>No time limit</Trans>
}
