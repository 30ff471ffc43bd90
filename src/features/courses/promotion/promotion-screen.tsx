import type { Course } from '#contract/courses/course-detail.ts'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { Container } from '#ui/layout/container.tsx'
import { Audience } from './audience.tsx'
import { Badges } from './badges.tsx'
import { Hero } from './hero.tsx'
import { LessonTimeline } from './lesson-timeline.tsx'
import { PriceBlock } from './price-block.tsx'
import { PurchaseBar } from './purchase-bar.tsx'
import { Related } from './related.tsx'

export interface PromotionProps {
  readonly course: Course
  /** Other open courses of the same category. */
  readonly related: readonly CourseSummary[]
}

/** Promotion page of a course: features, target audience and price. */
export function PromotionScreen({ course, related }: PromotionProps) {
  return (
    <div data-field={course.category.code}>
      <Hero course={course} />
      <Container>
        <LessonTimeline course={course} />
        <Audience course={course} />
        <PriceBlock course={course} />
        <Badges />
        <Related course={course} related={related} />
      </Container>
      <PurchaseBar course={course} />
    </div>
  )
}
