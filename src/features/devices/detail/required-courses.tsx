import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Device } from '#contract/content/devices.ts'
import { defaultMemberType } from '#contract/courses/courses.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import * as styles from './detail.css.ts'

/** Courses that require the device, with their durations on one scale. */
export function RequiredCourses({ courses }: { courses: Device['contents'] }) {
  if (courses.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading as="h2" marginBottom={4}>
        <Trans>Courses that use this device</Trans>
      </Heading>
      <ul className={styles.courses}>
        {courses.map(({ idx, title, thumbnail, category, curriculum, individual }) => (
          <li key={idx} className={styles.course} data-field={category.code}>
            <Picture
              rounded="small"
              className={styles.coursePicture}
              src={thumbnail}
              width={800}
              height={600}
              alt=""
              loading="lazy"
            />
            <div>
              <Link
                className={styles.courseLink}
                to="/contents/detail"
                search={{ id: idx, memberType: defaultMemberType(individual.is_exist) }}
              >
                {title}
              </Link>
              <CategoryLabel as="p" className={styles.category}>
                {category.name}
              </CategoryLabel>
            </div>
            <Meter className={styles.courseMeter} length={curriculum.count} filled={curriculum.free_count} />
            <Text as="p" size="small" muted className={styles.courseLength}>
              <Plural value={curriculum.count} one="# lesson" other="# lessons" />
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
