import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Course } from '#contract/courses/course-detail.ts'
import { mostCompared } from '#entities/course/compared.ts'
import { equipmentMessages, memberTypeMessage } from '#entities/course/course-messages.ts'
import { joinCourseNumbers } from '#entities/course/course-numbers.ts'
import { CoursePrice } from '#entities/course/course-price.tsx'
import { courseSearch } from '#entities/course/course-search.ts'
import { formatDayWithYear, formatMinutes, formatMonths } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { PageHeading } from '#ui/content/page-heading.tsx'
import { Table } from '#ui/content/table.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import * as styles from './compare-screen.css.ts'
import type { Comparison } from './load.ts'

/** Two or three courses beside each other. Says which numbers of the address are gone, and keeps the rest. */
export function CompareScreen({ courses, missing }: Comparison) {
  const ids = joinCourseNumbers(courses.map(({ idx }) => idx))
  const numbers = missing.join(', ')
  return (
    <Container>
      <PageHeading title={<Trans>Compare courses</Trans>}>
        {courses.length > 1 ? (
          <Trans>Prices are those of today.</Trans>
        ) : (
          <Trans>Choose two or three courses in the list.</Trans>
        )}
      </PageHeading>
      {missing.length > 0 && (
        <Callout tone="warning">
          <Trans>No longer offered, so left out: course {numbers}</Trans>
        </Callout>
      )}
      {courses.length === 0 ? (
        <EmptyState as="section" frame="dashed">
          <h2>
            <Trans>No courses to compare yet</Trans>
          </h2>
          <p>
            <Trans>In the list, “Add to comparison” puts a course here.</Trans>
          </p>
          <ButtonLink to="/contents">
            <Trans>See all courses</Trans>
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ComparedTable courses={courses} />
          {courses.length < mostCompared && (
            <p className={styles.more}>
              <TextLink to="/contents" search={{ compare: ids }}>
                <Trans>Add another course</Trans>
              </TextLink>
            </p>
          )}
        </>
      )}
    </Container>
  )
}

interface ComparedRow {
  readonly name: MessageDescriptor
  /** Undefined when the course has none. */
  readonly value: (course: Course, courses: readonly Course[]) => ReactNode | undefined
}

/** What is compared, in the order of the table. A row that no course has a value for is left out. */
const rows: readonly ComparedRow[] = [
  { name: msg`Price`, value: ({ price }) => <CoursePrice price={price} withFrom /> },
  {
    name: msg({ message: 'Field', context: 'of training' }),
    value: ({ category }) => <CategoryLabel>{category.name}</CategoryLabel>,
  },
  { name: msg`Length`, value: (course) => <Minutes course={course} /> },
  { name: msg`Lessons`, value: (course, courses) => <Lessons course={course} courses={courses} /> },
  { name: msg`Free lessons`, value: ({ curriculum }) => curriculum.free_count },
  { name: msg`What you need`, value: ({ equipment }) => <Words message={equipmentMessages[equipment]} /> },
  { name: msg`For`, value: (course) => <Words message={memberTypeMessage(course)} /> },
  { name: msg`Access`, value: (course) => (course.months.length > 0 ? <Access months={course.months} /> : undefined) },
  { name: msg`Languages`, value: (course) => <Languages course={course} /> },
  { name: msg`Prepares for`, value: ({ standard }) => standard ?? undefined },
  { name: msg`Teacher`, value: ({ teacher }) => teacher?.name },
  { name: msg`Rating`, value: ({ rating }) => (rating ? `${rating.average} (${rating.count})` : undefined) },
  { name: msg`Opened`, value: (course) => <Opened course={course} /> },
]

function ComparedTable({ courses }: { courses: readonly Course[] }) {
  const { i18n, t } = useLingui()
  return (
    <Table className={styles.table} data-columns={courses.length}>
      <thead>
        <tr>
          <td />
          {courses.map((course) => {
            const others = courses.filter(({ idx }) => idx !== course.idx)
            return (
              <th key={course.idx} scope="col" data-field={course.category.code}>
                <Picture src={course.thumbnail} width={800} height={600} alt="" />
                <Link className={styles.title} to="/contents/detail" search={courseSearch(course)}>
                  {course.title}
                </Link>
                <TextLink
                  to="/contents/compare"
                  search={{ ids: joinCourseNumbers(others.map(({ idx }) => idx)) }}
                  aria-label={t`Remove ${course.title}`}
                >
                  <Trans>Remove</Trans>
                </TextLink>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ value }) => courses.some((course) => value(course, courses) !== undefined))
          .map(({ name, value }, index) => (
            <tr key={index}>
              <th scope="row">{i18n._(name)}</th>
              {courses.map((course) => (
                <td key={course.idx} data-field={course.category.code}>
                  {value(course, courses) ?? <None />}
                </td>
              ))}
            </tr>
          ))}
        <tr>
          <td />
          {courses.map((course) => (
            <td key={course.idx}>
              <ButtonLink to="/contents/detail" search={courseSearch(course)} aria-label={t`See ${course.title}`}>
                <Trans>See the course</Trans>
              </ButtonLink>
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  )
}

function None() {
  return <span aria-hidden="true">–</span>
}

function Words({ message }: { message: MessageDescriptor }) {
  const { i18n } = useLingui()
  return <span>{i18n._(message)}</span>
}

/** Number of lessons, and a tick for each: as wide in every column, with those that are free filled. */
function Lessons({ course, courses }: { course: Course; courses: readonly Course[] }) {
  const { count, free_count: free } = course.curriculum
  const most = Math.max(...courses.map(({ curriculum }) => curriculum.count))
  return (
    <>
      <span>{count}</span>
      <Meter length={count} filled={free} unit={`${100 / most}%`} />
    </>
  )
}

function Minutes({ course }: { course: Course }) {
  const { locale } = usePageLanguage()
  return <span>{formatMinutes(course.curriculum.minutes, locale)}</span>
}

function Access({ months }: { months: Course['months'] }) {
  const { locale } = usePageLanguage()
  return <span>{formatMonths(months, locale)}</span>
}

function Languages({ course: { languages } }: { course: Course }) {
  const { t } = useLingui()
  const names = { ko: t`Korean`, en: t`English` }
  return <span>{languages.map((language) => names[language]).join(', ')}</span>
}

function Opened({ course: { opens_on: day, is_coming: isComing } }: { course: Course }) {
  const { locale } = usePageLanguage()
  const text = formatDayWithYear(day, locale)
  return isComing ? <Trans>Opens {text}</Trans> : <span>{text}</span>
}
