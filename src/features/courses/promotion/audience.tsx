import { Trans } from '@lingui/react/macro'
import type { Course } from '../../../../contract/content/course-detail.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import * as styles from './audience.css.ts'
import { HeadingColumns } from '../../../ui/layout/columns.tsx'

/** Target audience of the course. */
export function Audience({ course }: { course: Course }) {
  return (
    <HeadingColumns className={styles.forWhom}>
      <h2>
        <Trans>Who this course is for</Trans>
      </h2>
      <ul className={styles.recommended}>
        {course.recommend.map((each) => (
          <li key={each}>
            <Icon name="check" size={20} />
            {each}
          </li>
        ))}
      </ul>
    </HeadingColumns>
  )
}
