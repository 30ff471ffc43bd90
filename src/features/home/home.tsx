import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import type { Banners, CourseHighlights } from '#contract/courses/course-calls.ts'
import type { BlockOf, CompanyPage, PageBlock } from '#contract/pages/company-page.ts'
import { CourseCard } from '#entities/course/course-card.tsx'
import { ranked, rows } from '#entities/course/course-row.css.ts'
import { CourseRow, CourseRowsHead } from '#entities/course/course-row.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextAnchor, TextLink } from '#ui/content/text-link.tsx'
import { CardGrid } from '#ui/layout/card-grid.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Carousel, type RenderPractice } from './carousel.tsx'
import { Coming } from './coming.tsx'
import { type FieldCount, Fields } from './fields.tsx'
import { FreeLessons } from './free-lessons.tsx'
import * as styles from './home.css.ts'
import { HomeSection } from './home-section.tsx'
import { Reasons } from './reasons.tsx'
import { Teachers } from './teachers.tsx'

interface HomeData {
  readonly slides: Banners['slides']
  readonly highlights: CourseHighlights
  readonly fields: readonly FieldCount[]
  readonly renderPractice: RenderPractice
  /** Renders a block that pages about the company have as well. */
  readonly renderBlock: (block: PageBlock) => ReactNode
}

/** The home page (specification, section 2): the blocks of its content, from top to bottom. */
export function HomeScreen({ blocks, ...data }: HomeData & Pick<CompanyPage, 'blocks'>) {
  // React hydrates a boundary by itself: between two blocks the page listens.
  return blocks.map((block, index) => (
    <Suspense key={index}>
      <HomeBlock block={block} {...data} />
    </Suspense>
  ))
}

function HomeBlock({ block, ...data }: HomeData & { readonly block: PageBlock }) {
  const { slides, highlights, fields, renderPractice, renderBlock } = data
  switch (block.type) {
    case 'front':
      return (
        <Container as="section" className={styles.front}>
          <FrontHeading block={block} />
          <Carousel slides={slides} fields={fields} renderPractice={renderPractice} />
        </Container>
      )
    case 'fields':
      return <Fields block={block} fields={fields} />
    case 'teachers':
      return <Teachers block={block} courses={highlights.free.map(({ course }) => course)} />
    case 'new':
      return <NewCourses block={block} courses={highlights.new} />
    case 'free':
      return <FreeLessons block={block} lessons={highlights.free} total={highlights.totals.free_lessons} />
    case 'popular':
      return <PopularCourses block={block} courses={highlights.popular} />
    case 'reasons':
      return <Reasons block={block} example={partlyFree(highlights.popular)} />
    case 'coming':
      return <Coming block={block} courses={highlights.coming} fields={fields} />
    default:
      return renderBlock(block)
  }
}

function FrontHeading({ block: { title, subtitle, link } }: { readonly block: BlockOf<'front'> }) {
  return (
    <Cluster gap={8} rowGap={2} align="baseline" marginBottom={5}>
      <Heading as="h1" size={28}>
        {title}
      </Heading>
      <Text as="p" size="lead" className={styles.lead}>
        {subtitle}
      </Text>
      {link && (
        <TextAnchor href={link.href}>
          {link.icon && <Icon name={link.icon} />}
          <span>{link.text}</span>
        </TextAnchor>
      )}
    </Cluster>
  )
}

function NewCourses({ block, courses }: { readonly block: BlockOf<'new'>; readonly courses: CourseHighlights['new'] }) {
  if (courses.length === 0) return null
  const link = (
    <TextLink to="/contents">
      <Trans>See all courses</Trans>
    </TextLink>
  )
  return (
    <HomeSection block={block} link={link}>
      <CardGrid scrollable>
        {courses.map((course) => (
          <CourseCard key={course.idx} course={course} />
        ))}
      </CardGrid>
    </HomeSection>
  )
}

function PopularCourses({
  block,
  courses,
}: {
  readonly block: BlockOf<'popular'>
  readonly courses: CourseHighlights['popular']
}) {
  if (courses.length === 0) return null
  const link = (
    <TextLink to="/contents" search={{ sort: 'popular' }}>
      <Trans>See all popular courses</Trans>
    </TextLink>
  )
  return (
    <HomeSection block={block} link={link}>
      <div className={`${rows} ${ranked}`}>
        <CourseRowsHead ranked />
        {courses.map((course, index) => (
          <CourseRow key={course.idx} course={course} rank={index + 1} />
        ))}
      </div>
    </HomeSection>
  )
}

/** The course with the most free lessons of those that are not all free. */
function partlyFree(courses: CourseHighlights['popular']) {
  return courses
    .toSorted((one, other) => other.curriculum.free_count - one.curriculum.free_count)
    .find(({ curriculum }) => curriculum.free_count < curriculum.count)
}
