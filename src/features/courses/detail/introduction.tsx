import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Course } from '#contract/courses/course-detail.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { DefinitionItem } from '#ui/content/definition-list.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Paragraphs } from '../sale/paragraphs.tsx'
import { RecommendedList } from '../sections/recommended-list.tsx'
import { sectionIds } from '../sections/section-links.tsx'
import * as sectionStyles from '../sections/sections.css.ts'
import * as styles from './detail.css.ts'

/** Introduction of the course. The mobile layout has a shorter text. */
export function Introduction({ course, practice }: { course: Course | undefined; practice?: ReactNode }) {
  const { layout } = useAppContext()
  return (
    <div className={sectionStyles.sections} id={sectionIds.introduction}>
      <section className={sectionStyles.section}>
        <Heading as="h2" marginBottom={4}>
          <Trans>Introduction</Trans>
        </Heading>
        {course ? (
          <Stack gap={4} className={sectionStyles.text}>
            <Paragraphs text={layout === 'mobile' ? course.description_mobile : course.description} />
          </Stack>
        ) : (
          <TextSkeleton />
        )}
        {practice && <div className={styles.practice}>{practice}</div>}
      </section>
      {course && <Proof course={course} />}
      <section className={sectionStyles.section}>
        <Heading as="h2" marginBottom={4}>
          <Trans>Recommended for</Trans>
        </Heading>
        {course ? <RecommendedList course={course} /> : <TextSkeleton />}
      </section>
      <section className={sectionStyles.section}>
        <Heading as="h2" marginBottom={4}>
          <Trans>Features</Trans>
        </Heading>
        {course ? (
          <dl className={styles.features}>
            {course.feature.map(({ title, text }) => (
              <DefinitionItem key={title} name={title}>
                {text}
              </DefinitionItem>
            ))}
          </dl>
        ) : (
          <TextSkeleton />
        )}
      </section>
    </div>
  )
}

/** Who teaches the course, and the standard or certificate that it prepares for; nothing where the catalogue has neither. */
function Proof({ course: { teacher, standard } }: { course: Pick<Course, 'teacher' | 'standard'> }) {
  if (teacher === null && standard === null) return null
  return (
    <section className={sectionStyles.section}>
      <Heading as="h2" marginBottom={4}>
        <Trans>Teacher and standard</Trans>
      </Heading>
      <dl className={styles.features}>
        {teacher !== null && (
          <DefinitionItem name={<Trans>Taught by</Trans>}>
            <span className={styles.teacher}>
              <img className={styles.portrait} src={teacher.portrait} width={300} height={300} alt="" loading="lazy" />
              <span>
                <b>{teacher.name}</b> <span>{teacher.role}</span>
              </span>
            </span>
          </DefinitionItem>
        )}
        {standard !== null && <DefinitionItem name={<Trans>Prepares for</Trans>}>{standard}</DefinitionItem>}
      </dl>
    </section>
  )
}

function TextSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton marginBottom={3} />
      <Skeleton marginBottom={3} />
      <Skeleton width="60%" marginBottom={3} />
    </div>
  )
}
