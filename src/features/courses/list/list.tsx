import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CourseSummary } from '../../../../contract/courses.ts'
import type { PageInfo } from '../../../../contract/envelope.ts'
import { paths } from '../../../../contract/paths.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { CourseRow, CourseRowsHead } from '../../../entities/course/course-row.tsx'
import { rows } from '../../../entities/course/course-row.css.ts'
import { CourseCard } from '../../../entities/course/course-card.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListFilters } from './list-filters.tsx'
import type { CourseListData } from './list-data.ts'
import { listHref, type CourseListSearch } from './list-search.ts'
import * as styles from './list.css.ts'
import { RangeText } from './range-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Placeholder } from '../../../ui/placeholder.tsx'
import { Container } from '../../../ui/container.tsx'
import { CardGrid } from '../../../ui/card-grid.tsx'

/** Number of pictures above the fold; the others load lazily. */
const eagerPictures = { rows: 3, cards: 2 }

/** Course list as rows or cards (specification, section 2: contents with tabs all, individual, group). */
export function CourseListScreen({ data, search }: { data: CourseListData; search: CourseListSearch }) {
  const { courses, page } = data
  return (
    <Container>
      <div className={styles.heading}>
        <h1>
          <Trans>Courses</Trans>
        </h1>
        <p>
          <Trans>Each tick is one lesson. Filled ticks are free.</Trans>
        </p>
      </div>
      <ListFilters data={data} search={search} />
      {courses.length === 0 ? (
        <EmptyList data={data} search={search} />
      ) : (
        <>
          {search.view === 'cards' ? <Cards courses={courses} /> : <Rows courses={courses} />}
          <div className={styles.pagination}>
            <p>
              <RangeText page={page} />
            </p>
            <ListPager page={page} search={search} />
          </div>
          {search.view !== 'cards' && <MissingCourse className={styles.missing} />}
        </>
      )}
    </Container>
  )
}

function Rows({ courses }: { courses: readonly CourseSummary[] }) {
  return (
    <section className={rows}>
      <CourseRowsHead />
      {courses.map((course, index) => (
        <CourseRow key={course.idx} course={course} eager={index < eagerPictures.rows} />
      ))}
    </section>
  )
}

function Cards({ courses }: { courses: readonly CourseSummary[] }) {
  return (
    <CardGrid className={styles.cardGrid}>
      {courses.map((course, index) => (
        <CourseCard key={course.idx} course={course} eager={index < eagerPictures.cards} heading="h2" />
      ))}
      <MissingCourse className={styles.missingCard} drawing={<AbsentTicket />} />
    </CardGrid>
  )
}

function MissingCourse({ className, drawing }: { className: string; drawing?: ReactNode }) {
  return (
    <Placeholder as="section" className={className}>
      {drawing}
      <div>
        <h2>
          <Trans>Can’t find your course?</Trans>
        </h2>
        <p>
          <Trans>Tell us and we’ll email you when it opens.</Trans>
        </p>
      </div>
      <ButtonLink href={paths.inquiry({ type: 'service' })}>
        <Trans>Request a course</Trans>
      </ButtonLink>
    </Placeholder>
  )
}

/** Outline of a ticket, for the course that is not there. */
function AbsentTicket() {
  return (
    <svg viewBox="0 0 192 132" aria-hidden="true" className={styles.absentTicket}>
      <g strokeDasharray="5 4">
        <rect x="16" y="22" width="160" height="102" rx="9" />
        <path d="M16 84h160" />
      </g>
      <path
        className={styles.absentTicks}
        d="M36 108h120M36 108v-12M46 108v-7M56 108v-7M66 108v-7M76 108v-7M86 108v-12M96 108v-7M106 108v-7M116 108v-7M126 108v-7M136 108v-12"
      />
      <circle className={styles.absentPin} cx="60" cy="14" r="4" />
      <circle className={styles.absentPin} cx="132" cy="14" r="4" />
    </svg>
  )
}

function ListPager({ page, search }: { page: PageInfo; search: CourseListSearch }) {
  const { t } = useLingui()
  return (
    <Pagination
      label={t`Course list pages`}
      page={page.request_page}
      pages={page.total_pages}
      href={(number) => listHref(search, { page: number })}
    />
  )
}
