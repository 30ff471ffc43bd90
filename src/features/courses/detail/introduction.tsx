import { Trans } from '@lingui/react/macro'
import type { Course } from '../../../../contract/content/course-detail.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Paragraphs } from '../sale/paragraphs.tsx'
import * as sectionStyles from '../sections/sections.css.ts'
import * as styles from './detail.css.ts'
import { sectionIds } from '../sections/section-links.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { DefinitionItem } from '../../../ui/content/definition-list.tsx'
import { useAppContext } from '../../../lib/router/use-app-context.ts'

/** Introduction of the course. The mobile layout has a shorter text. */
export function Introduction({ course }: { course: Course | undefined }) {
  const { layout } = useAppContext()
  return (
    <div className={sectionStyles.sections} id={sectionIds.introduction}>
      <section className={sectionStyles.section}>
        <h2>
          <Trans>Introduction</Trans>
        </h2>
        {course ? (
          <Paragraphs text={layout === 'mobile' ? course.description_mobile : course.description} />
        ) : (
          <TextSkeleton />
        )}
      </section>
      {course && <Proof course={course} />}
      <section className={sectionStyles.section}>
        <h2>
          <Trans>Recommended for</Trans>
        </h2>
        {course ? (
          <ul className={styles.recommended}>
            {course.recommend.map((who) => (
              <li key={who}>
                <Icon name="check" size={20} />
                <span>{who}</span>
              </li>
            ))}
          </ul>
        ) : (
          <TextSkeleton />
        )}
      </section>
      <section className={sectionStyles.section}>
        <h2>
          <Trans>Features</Trans>
        </h2>
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
      <h2>
        <Trans>Teacher and standard</Trans>
      </h2>
      <dl className={styles.features}>
        {teacher !== null && (
          <DefinitionItem name={<Trans>Taught by</Trans>}>
            <b>{teacher.name}</b> {teacher.role}
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
      <Skeleton className={styles.lineSkeleton} />
      <Skeleton className={styles.lineSkeleton} />
      <Skeleton className={styles.lastLineSkeleton} />
    </div>
  )
}
