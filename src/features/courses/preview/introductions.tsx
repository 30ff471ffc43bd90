import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CoursePreview } from '../../../../contract/course-detail.ts'
import { Meter } from '../../../ui/meter.tsx'
import { Paragraphs } from '../sale/paragraphs.tsx'
import * as styles from './preview.css.ts'
import { CategoryLabel } from '../../../ui/category-label.tsx'
import { Text } from '../../../ui/text.tsx'
import { Picture } from '../../../ui/picture.tsx'

/** Pixels per tick, and the widths of the two introductions in pixels. */
const tick = 10
const desktopWidth = 1200
const mobileWidth = 390

/** The course's introductions for the desktop and the mobile layout, side by side. */
export function Introductions({ course }: { course: CoursePreview }) {
  return (
    <section className={styles.introductions}>
      <h2>
        <Trans>The introduction on both layouts</Trans>
      </h2>
      <div className={styles.widths}>
        <figure>
          <figcaption>
            <b>
              <Trans>Desktop</Trans>
            </b>
            <Text numeric>
              <Trans>1,200 px, made smaller</Trans>
            </Text>
          </figcaption>
          <Meter length={desktopWidth / tick} major={10} full />
          <div className={styles.frame}>
            <div className={styles.shrunk}>
              <Sheet course={course} className={styles.desktop} text={course.description} />
            </div>
          </div>
        </figure>
        <figure>
          <figcaption>
            <b>
              <Trans>Mobile</Trans>
            </b>
            <Text numeric>
              <Trans>390 px, actual size</Trans>
            </Text>
          </figcaption>
          <Meter length={mobileWidth / tick} major={10} full />
          <div className={styles.frame}>
            <Sheet course={course} className={styles.mobile} text={course.description_mobile} />
          </div>
        </figure>
      </div>
    </section>
  )
}

function Sheet({ course, className, text }: { course: CoursePreview; className: string; text: string }) {
  const { t } = useLingui()
  const { count, free_count: free } = course.curriculum
  return (
    <div className={`${styles.sheet} ${className}`} data-field={course.category.code}>
      <div>
        <p>
          <CategoryLabel>{course.category.name}</CategoryLabel>
        </p>
        <h3>{course.title}</h3>
        <p className={styles.summary}>{course.summary}</p>
      </div>
      <Picture src={course.thumbnail} width={800} height={600} alt="" loading="lazy" />
      <div>
        <Meter length={count} filled={free} label={t`${plural(count, { one: '# lesson', other: '# lessons' })}`}>
          <Plural value={count} one="# lesson" other="# lessons" />
        </Meter>
        <p className={styles.free}>
          <Trans>{free} free</Trans>
        </p>
      </div>
      <div>
        <h4>
          <Trans>Introduction</Trans>
        </h4>
        <Paragraphs text={text} />
      </div>
    </div>
  )
}
