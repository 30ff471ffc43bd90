import { Plural, Trans } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { type FieldIcon, neutralFieldIcon } from '#contract/courses/field-icons.ts'
import type { BlockOf } from '#contract/pages/company-page.ts'
import { courseSearch } from '#entities/course/course-search.ts'
import { formatDay, monthName } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Placeholder } from '#ui/feedback/placeholder.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './coming.css.ts'
import type { FieldCount } from './fields.tsx'
import { HomeSection } from './home-section.tsx'

const ticksPerMonth = 4
const fewestMonths = 3
/** Courses in the row. */
const mostCards = 4

/** Courses that are not open yet, at their opening days on a meter of months. */
export function Coming({
  block,
  courses,
  fields,
}: {
  readonly block: BlockOf<'coming'>
  readonly courses: readonly CourseSummary[]
  readonly fields: readonly FieldCount[]
}) {
  const { locale, today } = usePageLanguage()
  const [first] = courses
  const last = courses.at(-1)
  if (!first || !last) return null
  const start = monthNumber(first.opens_on)
  const span = Math.max(fewestMonths, monthNumber(last.opens_on) - start + 1)
  const firstDays = Array.from({ length: span }, (_, offset) => firstDay(start + offset))
  return (
    <HomeSection block={block}>
      <div className={styles.box}>
        <div className={styles.scaled} aria-hidden="true">
          <div className={styles.months}>
            {firstDays.map((day) => (
              <span key={day}>{monthName(day, locale)}</span>
            ))}
          </div>
          <Meter length={span * ticksPerMonth} major={ticksPerMonth} full />
        </div>
        <ul className={styles.list}>
          {courses.map((course, index) => (
            <li
              key={course.idx}
              className={styles.item}
              style={assignInlineVars({
                [styles.share]: shareOf(course.opens_on, start, span).toFixed(4),
                [styles.card]: String(index),
                [styles.turn]: turnOf(shareOf(course.opens_on, start, span), index).toFixed(2),
              })}
            >
              <ComingCourse
                course={course}
                day={formatDay(course.opens_on, today, locale)}
                icon={fields.find(({ code }) => code === course.category.code)?.icon ?? neutralFieldIcon}
              />
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  )
}

function ComingCourse({ course, day, icon }: { course: CourseSummary; day: string; icon: FieldIcon }) {
  return (
    <Placeholder className={styles.body} data-field={course.category.code}>
      <span className={styles.drawing}>
        <Icon name={icon} size={32} />
      </span>
      <Text as="p" numeric strong className={styles.line}>
        {day}
      </Text>
      <Heading as="h3" size={18} className={styles.line}>
        <Link className={styles.link} to="/contents/detail" search={courseSearch(course)}>
          {course.title}
        </Link>
      </Heading>
      <Cluster as="p" align="stretch" className={styles.details}>
        <CategoryLabel>{course.category.name}</CategoryLabel>
        <Plural value={course.curriculum.count} one="# lesson planned" other="# lessons planned" />
      </Cluster>
      <TextLink size="small" className={styles.action} to="/contents/opening" search={{ id: course.idx }}>
        <Icon name="bell" />
        <Trans>Notify me</Trans>
      </TextLink>
    </Placeholder>
  )
}

/** Months since year 0. */
function monthNumber(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return year * 12 + month - 1
}

function firstDay(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

/**
 * Height at which the line of a card turns, from 0 to 1, so that no two lines cross: of the lines to the right the last
 * turns first, of those to the left the first one.
 */
function turnOf(share: number, index: number): number {
  const toRight = share * mostCards < index + 0.5
  return (toRight ? mostCards - index : index + 1) / (mostCards + 1)
}

/** Position of a day on a meter of `span` months from `start`, from 0 to 1. */
function shareOf(day: string, start: number, span: number): number {
  const month = monthNumber(day)
  const date = Number(day.slice(8))
  const daysInMonth = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
  return (month - start + (date - 1) / daysInMonth) / span
}
