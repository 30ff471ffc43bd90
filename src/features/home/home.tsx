import { Trans } from '@lingui/react/macro'
import type { Banners, CourseHighlights } from '#contract/content/course-calls.ts'
import { CourseCard } from '#entities/course/course-card.tsx'
import { ranked, rows } from '#entities/course/course-row.css.ts'
import { CourseRow, CourseRowsHead } from '#entities/course/course-row.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { SectionHeading } from '#ui/content/section-heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { CardGrid } from '#ui/layout/card-grid.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Carousel, type RenderPractice } from './carousel.tsx'
import { Coming } from './coming.tsx'
import { type FieldCount, Fields } from './fields.tsx'
import { FreeLessons } from './free-lessons.tsx'
import * as styles from './home.css.ts'
import { Proof } from './proof.tsx'
import { Why } from './why.tsx'

/** The home page (specification, section 2). */
export function HomeScreen({
  slides,
  highlights,
  fields,
  renderPractice,
}: {
  slides: Banners['slides']
  highlights: CourseHighlights
  fields: readonly FieldCount[]
  renderPractice: RenderPractice
}) {
  const { totals } = highlights
  const { courses } = totals
  const mostOpen = highlights.popular.toSorted((a, b) => b.curriculum.free_count - a.curriculum.free_count)
  const example = mostOpen.find((course) => course.curriculum.free_count < course.curriculum.count)
  return (
    <>
      <Container as="section" className={styles.front}>
        <Cluster gap={8} rowGap={2} align="baseline" marginBottom={5}>
          <Heading as="h1" size={28}>
            <Trans>Learn by doing</Trans>
          </Heading>
          <Text as="p" size="lead" className={styles.lead}>
            <Trans>{courses} hands-on XR courses, for one person or a whole team.</Trans>
          </Text>
          <TextLink to="/cs/inquiry" search={{ type: 'partnership' }}>
            <Icon name="users" />
            <Trans>For teams: a quote within one business day</Trans>
          </TextLink>
        </Cluster>
        <Carousel slides={slides} fields={fields} renderPractice={renderPractice} />
      </Container>
      <Fields fields={fields} />
      <Proof courses={highlights.free.map(({ course }) => course)} />
      <Container as="section" spaced>
        <SectionHeading>
          <h2>
            <Trans>New courses</Trans>
          </h2>
          <TextLink to="/contents">
            <Trans>See all courses</Trans>
          </TextLink>
        </SectionHeading>
        <CardGrid scrollable>
          {highlights.new.map((course) => (
            <CourseCard key={course.idx} course={course} />
          ))}
        </CardGrid>
      </Container>
      <FreeLessons lessons={highlights.free} total={totals.free_lessons} />
      <Container as="section" spaced>
        <SectionHeading>
          <h2>
            <Trans>Popular courses</Trans>
          </h2>
          <p>
            <Trans>Last 30 days</Trans>
          </p>
          <TextLink to="/contents" search={{ sort: 'popular' }}>
            <Trans>See all popular courses</Trans>
          </TextLink>
        </SectionHeading>
        <div className={`${rows} ${ranked}`}>
          <CourseRowsHead ranked />
          {highlights.popular.map((course, index) => (
            <CourseRow key={course.idx} course={course} rank={index + 1} />
          ))}
        </div>
      </Container>
      <Why example={example} />
      <Coming courses={highlights.coming} fields={fields} />
    </>
  )
}
