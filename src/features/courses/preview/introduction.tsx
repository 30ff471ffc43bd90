import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CoursePreview } from '../../../../contract/content/course-detail.ts'
import { CategoryLabel } from '../../../ui/content/category-label.tsx'
import { Meter } from '../../../ui/pictures/meter.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Paragraphs } from '../sale/paragraphs.tsx'
import * as styles from './preview.css.ts'

/** What the course is about: its picture, lessons and introduction; the short introduction on narrow screens. */
export function Introduction({ course }: { course: CoursePreview }) {
  const { t } = useLingui()
  const { count, free_count: free } = course.curriculum
  return (
    <section className={styles.introduction} data-field={course.category.code}>
      <Picture src={course.thumbnail} width={800} height={600} alt="" loading="lazy" />
      <div>
        <p>
          <CategoryLabel>{course.category.name}</CategoryLabel>
        </p>
        <h2>
          <Trans>About this course</Trans>
        </h2>
        <p className={styles.summary}>{course.summary}</p>
        <Meter length={count} filled={free} label={t`${plural(count, { one: '# lesson', other: '# lessons' })}`}>
          <Plural value={count} one="# lesson" other="# lessons" />
        </Meter>
        <p className={styles.free}>
          <Trans>{free} free</Trans>
        </p>
        <div className={styles.text} data-width="wide">
          <Paragraphs text={course.description} />
        </div>
        <div className={styles.text} data-width="narrow">
          <Paragraphs text={course.description_mobile} />
        </div>
      </div>
    </section>
  )
}
