import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CourseCard } from '#entities/course/course-card.tsx'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { SectionHeading } from '#ui/content/section-heading.tsx'
import { CardGrid } from '#ui/layout/card-grid.tsx'
import { nextCoursesQuery } from '../course-detail-queries.ts'
import { section } from '../sections/sections.css.ts'

/** Courses that members took after this one. Nothing while too few did, or when the call fails: the page is whole without. */
export function NextCourses({ idx }: { idx: number }) {
  const { http } = useAppContext()
  const { data } = useQuery(nextCoursesQuery(http, idx))
  if (!data || data.length === 0) return null
  return (
    <section className={section}>
      <SectionHeading>
        <h2>
          <Trans>Others took these next</Trans>
        </h2>
      </SectionHeading>
      <CardGrid scrollable>
        {data.map((course) => (
          <CourseCard key={course.idx} course={course} />
        ))}
      </CardGrid>
    </section>
  )
}
