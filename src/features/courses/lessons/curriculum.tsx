import { Plural, Trans } from '@lingui/react/macro'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { formatMinutes } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { deferComponent, LazyHydrate } from '#ui/hydration/lazy-hydrate.tsx'
import '#entities/course/lesson-clip.css.ts'
import { SectionHeading } from '#ui/content/section-heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { OwnCourse } from '../own-course.ts'
import { sectionIds } from '../sections/section-links.tsx'
import { section } from '../sections/sections.css.ts'
import * as styles from './curriculum.css.ts'
import { shownAtOnce } from './shown-at-once.ts'

const lessons = deferComponent(
  `#${sectionIds.curriculum}`,
  'course-lazy',
  async () => (await import('./lessons.lazy.tsx')).Lessons,
)

interface CurriculumProps {
  readonly summary: CourseSummary
  readonly course: OwnCourse | undefined
}

/** Lessons along a vertical meter. */
export function Curriculum({ summary, course }: CurriculumProps) {
  const { locale, messages } = usePageLanguage()
  const { count, free_count: free, minutes } = summary.curriculum
  const length = formatMinutes(minutes, locale)
  return (
    <section className={section} id={sectionIds.curriculum}>
      <SectionHeading className={styles.heading}>
        <h2>
          <Trans>Curriculum</Trans>
        </h2>
        <p>
          <Trans>
            <Plural value={count} one="# lesson" other="# lessons" /> · {free} free · {length}
          </Trans>
        </p>
      </SectionHeading>
      <div className={styles.curriculum}>
        {course ? (
          <LazyHydrate part={lessons} messages={messages} props={{ course }} />
        ) : (
          <LessonSkeleton count={Math.min(count, shownAtOnce)} />
        )}
      </div>
    </section>
  )
}

function LessonSkeleton({ count }: { count: number }) {
  return (
    <ol className={styles.lessons} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={styles.lesson}>
          <div className={styles.line}>
            <Text numeric className={styles.number}>
              {index + 1}
            </Text>
            <Skeleton className={styles.pictureSkeleton} />
            <Skeleton className={styles.titleSkeleton} />
          </div>
        </li>
      ))}
    </ol>
  )
}
