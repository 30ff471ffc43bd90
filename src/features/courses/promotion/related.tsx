import { Trans } from '@lingui/react/macro'
import type { Course } from '#contract/courses/course-detail.ts'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { CourseCard } from '#entities/course/course-card.tsx'
import { SectionHeading } from '#ui/content/section-heading.tsx'
import { PlaceholderLink } from '#ui/feedback/placeholder.tsx'
import { CardGrid } from '#ui/layout/card-grid.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './related.css.ts'

/** Other courses of the same category, with a link to all. */
export function Related({ course, related }: { course: Course; related: readonly CourseSummary[] }) {
  const { name, code } = course.category
  if (related.length === 0) return null
  return (
    <section className={styles.related}>
      <SectionHeading>
        <h2>
          <Trans>More in {name}</Trans>
        </h2>
      </SectionHeading>
      <CardGrid scrollable>
        {related.map((each) => (
          <CourseCard key={each.idx} course={each} />
        ))}
        <PlaceholderLink className={styles.all} to="/contents" search={{ category: code }}>
          <Icon name="arrow-right" size={24} />
          <Trans>All courses in {name}</Trans>
        </PlaceholderLink>
      </CardGrid>
    </section>
  )
}
