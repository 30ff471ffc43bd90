import { Trans } from '@lingui/react/macro'
import type { Course, CourseSummary } from '../../../../contract/courses.ts'
import { paths } from '../../../../contract/paths.ts'
import { cards, headRow, scroller } from '../../../theme/layout.css.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CourseCard } from '../../../entities/course/course-card.tsx'
import * as styles from './related.css.ts'
import { PlaceholderLink } from '../../../ui/placeholder.tsx'

/** Other courses of the same field, and the way to all of them. */
export function Related({ course, related }: { course: Course; related: readonly CourseSummary[] }) {
  const { name, code } = course.category
  if (related.length === 0) return null
  return (
    <section className={styles.related}>
      <div className={headRow}>
        <h2>
          <Trans>More in {name}</Trans>
        </h2>
      </div>
      <div className={`${cards} ${scroller}`}>
        {related.map((each) => (
          <CourseCard key={each.idx} course={each} />
        ))}
        <PlaceholderLink className={styles.all} href={paths.courses({ category: code })}>
          <Icon name="arrow-right" size={24} />
          <Trans>All courses in {name}</Trans>
        </PlaceholderLink>
      </div>
    </section>
  )
}
