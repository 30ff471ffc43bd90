import { Trans } from '@lingui/react/macro'
import type { Course } from '#contract/courses/course-detail.ts'
import { HeadingColumns } from '#ui/layout/columns.tsx'
import { RecommendedList } from '../sections/recommended-list.tsx'
import * as styles from './audience.css.ts'

/** Target audience of the course. */
export function Audience({ course }: { course: Course }) {
  return (
    <HeadingColumns className={styles.forWhom}>
      <h2>
        <Trans>Who this course is for</Trans>
      </h2>
      <RecommendedList course={course} />
    </HeadingColumns>
  )
}
