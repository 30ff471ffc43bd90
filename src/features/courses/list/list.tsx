import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import type { CourseSummary } from '#contract/courses/courses.ts'
import type { PageInfo } from '#contract/protocol/envelope.ts'
import { CourseCard } from '#entities/course/course-card.tsx'
import { rows } from '#entities/course/course-row.css.ts'
import { CourseRow, CourseRowsHead } from '#entities/course/course-row.tsx'
import { TicketOutline } from '#entities/course/ticket-outline.tsx'
import { PageHeading } from '#ui/content/page-heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { Invitation } from '#ui/feedback/invitation.tsx'
import { Placeholder } from '#ui/feedback/placeholder.tsx'
import { CardGrid } from '#ui/layout/card-grid.tsx'
import { Container } from '#ui/layout/container.tsx'
import { CompareBar, CompareToggle } from '../compare-choice/compare-bar.tsx'
import { EmptyList } from './empty-list.tsx'
import * as styles from './list.css.ts'
import type { CourseListData } from './list-data.ts'
import { ListFilters } from './list-filters.tsx'
import { type CourseListSearch, changedList } from './list-search.ts'
import { RangeText } from './range-text.tsx'

/** Number of pictures above the fold; the others load lazily. */
const eagerPictures = { rows: 3, cards: 2 }

/** Course list as rows or cards (specification, section 2: contents with tabs all, individual, group). */
export function CourseListScreen({ data, search }: { data: CourseListData; search: CourseListSearch }) {
  const { courses, page } = data
  return (
    <Container>
      <PageHeading title={<Trans>Courses</Trans>}>
        <Trans>Each tick is one lesson. Filled ticks are free.</Trans>
      </PageHeading>
      <ListFilters data={data} search={search} />
      {courses.length === 0 ? (
        <EmptyList data={data} search={search} />
      ) : (
        <>
          {search.view === 'cards' ? (
            <Cards courses={courses} search={search} />
          ) : (
            <Rows courses={courses} search={search} />
          )}
          <CompareBar {...compareChoice(search)} />
          <div className={styles.pagination}>
            <Text as="p" size="small" muted data-width="wide">
              <RangeText page={page} />
            </Text>
            <ListPager page={page} search={search} />
          </div>
          {search.view !== 'cards' && (
            <Invitation marginTop={10} title={<Trans>Can’t find your course?</Trans>} action={<RequestLink />}>
              <Trans>Tell us and we’ll email you when it opens.</Trans>
            </Invitation>
          )}
        </>
      )}
    </Container>
  )
}

/** The courses that the address compares, and links to the same list with others. */
function compareChoice(search: CourseListSearch) {
  return {
    compare: search.compare,
    link: (compare: string | undefined) =>
      linkOptions({ to: '/contents', search: changedList(search, { compare, page: search.page }) }),
  }
}

interface CoursesProps {
  readonly courses: readonly CourseSummary[]
  readonly search: CourseListSearch
}

function Rows({ courses, search }: CoursesProps) {
  return (
    <div className={rows}>
      <CourseRowsHead />
      {courses.map((course, index) => (
        <CourseRow key={course.idx} course={course} eager={index < eagerPictures.rows}>
          <CompareToggle course={course} {...compareChoice(search)} />
        </CourseRow>
      ))}
    </div>
  )
}

function Cards({ courses, search }: CoursesProps) {
  return (
    <CardGrid className={styles.cardGrid}>
      {courses.map((course, index) => (
        <CourseCard key={course.idx} course={course} eager={index < eagerPictures.cards} heading="h2">
          <CompareToggle course={course} {...compareChoice(search)} />
        </CourseCard>
      ))}
      <MissingCourseCard />
    </CardGrid>
  )
}

/** Asks for the course that the list lacks, as its last card. */
function MissingCourseCard() {
  return (
    <Placeholder as="section" className={styles.missingCard}>
      <TicketOutline />
      <div>
        <h2>
          <Trans>Can’t find your course?</Trans>
        </h2>
        <p>
          <Trans>Tell us and we’ll email you when it opens.</Trans>
        </p>
      </div>
      <RequestLink />
    </Placeholder>
  )
}

function RequestLink() {
  return (
    <ButtonLink to="/cs/inquiry" search={{ type: 'service' }}>
      <Trans>Request a course</Trans>
    </ButtonLink>
  )
}

function ListPager({ page, search }: { page: PageInfo; search: CourseListSearch }) {
  const { t } = useLingui()
  return (
    <Pagination
      label={t`Course list pages`}
      page={page.request_page}
      pages={page.total_pages}
      link={(number) => linkOptions({ to: '/contents', search: changedList(search, { page: number }) })}
    />
  )
}
