import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CoursePreview } from '#contract/courses/course-detail.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { Text } from '#ui/content/text.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Paragraphs } from '../sale/paragraphs.tsx'
import * as styles from './preview.css.ts'

/** What the course is about: its picture, lessons and introduction; the short introduction on narrow screens. */
export function Introduction({ course }: { course: CoursePreview }) {
  const { t } = useLingui()
  const { count, free_count: free } = course.curriculum
  return (
    <section className={styles.introduction} data-field={course.category.code}>
      <Picture rounded="card" src={course.thumbnail} width={800} height={600} alt="" loading="lazy" />
      <div className={styles.introductionText}>
        <p>
          <CategoryLabel>{course.category.name}</CategoryLabel>
        </p>
        <h2>
          <Trans>About this course</Trans>
        </h2>
        <Text as="p" muted marginTop={1} marginBottom={4}>
          {course.summary}
        </Text>
        <Meter
          className={styles.meter}
          length={count}
          filled={free}
          label={t`${plural(count, { one: '# lesson', other: '# lessons' })}`}
        >
          <Plural value={count} one="# lesson" other="# lessons" />
        </Meter>
        <Text as="p" size="small" accent>
          <Trans>{free} free</Trans>
        </Text>
        <Stack gap={3} marginTop={5} className={styles.text} data-width="wide">
          <Paragraphs text={course.description} />
        </Stack>
        <Stack gap={3} marginTop={5} className={styles.text} data-width="narrow">
          <Paragraphs text={course.description_mobile} />
        </Stack>
      </div>
    </section>
  )
}
