import { Trans } from '@lingui/react/macro'
import type { CourseHighlights } from '#contract/courses/course-calls.ts'
import { defaultMemberType } from '#contract/courses/courses.ts'
import type { BlockOf } from '#contract/pages/company-page.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { HomeSection } from './home-section.tsx'
import * as styles from './teachers.css.ts'

/** Who teaches the most popular course of each field, what it prepares for, and how practice is scored. */
export function Teachers({
  block,
  courses,
}: {
  readonly block: BlockOf<'teachers'>
  readonly courses: readonly CourseHighlights['free'][number]['course'][]
}) {
  const taught = courses.flatMap(({ teacher, ...course }) => (teacher ? [{ ...course, teacher }] : []))
  if (taught.length === 0) return null
  return (
    <HomeSection block={block}>
      <div className={styles.columns}>
        <ul className={styles.teachers}>
          {taught.map(({ idx, title, code, individual, teacher, standard }) => (
            <li key={idx} className={styles.teacher} data-field={code}>
              <img className={styles.portrait} src={teacher.portrait} width={300} height={300} alt="" loading="lazy" />
              <div>
                <Text as="p" strong>
                  {teacher.name}
                </Text>
                <Text as="p" size="small" muted>
                  {teacher.role}
                </Text>
                <TextLink
                  size="small"
                  to="/contents/detail"
                  search={{ id: idx, memberType: defaultMemberType(individual) }}
                >
                  {title}
                </TextLink>
                {standard !== null && (
                  <Text as="p" size="small">
                    <Trans>Prepares for: {standard}</Trans>
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ul>
        {block.sheet && <ScoreSheet sheet={block.sheet} />}
      </div>
    </HomeSection>
  )
}

/** Example of how a practice is scored. */
function ScoreSheet({
  sheet: { title, text, points: most, scores },
}: {
  readonly sheet: NonNullable<BlockOf<'teachers'>['sheet']>
}) {
  return (
    <div className={styles.sheet}>
      <Heading as="h3" size={18} marginBottom={text === undefined ? 3 : undefined}>
        {title}
      </Heading>
      {text !== undefined && (
        <Text as="p" size="small" muted marginBottom={3}>
          {text}
        </Text>
      )}
      <ul>
        {scores.map(({ name, points }) => (
          <li key={name} className={styles.score}>
            <span>{name}</span>
            <Text numeric strong>
              {points}
            </Text>
            <Meter className={styles.ruler} length={most} filled={points} height="low" full />
          </li>
        ))}
      </ul>
    </div>
  )
}
