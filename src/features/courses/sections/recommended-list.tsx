import type { Course } from '#contract/courses/course-detail.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './sections.css.ts'

/** For whom a course is. */
export function RecommendedList({ course }: { readonly course: Pick<Course, 'recommend'> }) {
  return (
    <ul className={styles.recommended}>
      {course.recommend.map((who) => (
        <li key={who} className={styles.recommendedFor}>
          <Icon name="check" size={20} tone="accent" />
          <span>{who}</span>
        </li>
      ))}
    </ul>
  )
}
