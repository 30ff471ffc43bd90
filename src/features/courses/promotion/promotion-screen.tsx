import type { Course, CourseSummary } from '../../../../contract/courses.ts'
import { Badges } from './badges.tsx'
import { LessonTimeline } from './lesson-timeline.tsx'
import { Hero } from './hero.tsx'
import { Audience, LessonList } from './lesson-list.tsx'
import { PriceBlock } from './price-block.tsx'
import { PurchaseBar } from './purchase-bar.tsx'
import { Related } from './related.tsx'
import { Container } from '../../../ui/container.tsx'

export interface PromotionProps {
  readonly course: Course
  /** Other open courses of the same field. */
  readonly related: readonly CourseSummary[]
}

/** Sells one course: its features along the lessons, who it is for, what it costs. */
export function PromotionScreen({ course, related }: PromotionProps) {
  return (
    <div data-field={course.category.code}>
      <Hero course={course} />
      <Container>
        <LessonTimeline course={course} />
        <Audience course={course} />
        <LessonList course={course} />
        <PriceBlock course={course} />
        <Badges />
        <Related course={course} related={related} />
      </Container>
      <PurchaseBar course={course} />
    </div>
  )
}
