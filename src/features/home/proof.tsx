import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CourseHighlights } from '#contract/content/course-calls.ts'
import { defaultMemberType } from '#contract/content/courses.ts'
import { Heading } from '#ui/content/heading.tsx'
import { SectionHeading } from '#ui/content/section-heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './proof.css.ts'

/** Example of a score sheet: points of {@link examplePoints} for each thing that is judged. */
const exampleScores: readonly (readonly [name: ReactNode, points: number])[] = [
  [<Trans key="shape">Shape of the signals</Trans>, 18],
  [<Trans key="place">Where you stand</Trans>, 19],
  [<Trans key="stop">When you stop</Trans>, 13],
  [<Trans key="landing">Setting the load down</Trans>, 17],
]
const examplePoints = 20

/** Who teaches the most popular course of each field, what it prepares for, and how practice is scored. */
export function Proof({ courses }: { courses: readonly CourseHighlights['free'][number]['course'][] }) {
  const taught = courses.flatMap(({ teacher, ...course }) => (teacher ? [{ ...course, teacher }] : []))
  if (taught.length === 0) return null
  return (
    <Container as="section" spaced>
      <SectionHeading>
        <h2>
          <Trans>Taught by people who do the work</Trans>
        </h2>
        <p>
          <Trans>Names and scores are samples.</Trans>
        </p>
      </SectionHeading>
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
        <div className={styles.sheet}>
          <Heading as="h3" size={18}>
            <Trans>Every practice ends with a score sheet</Trans>
          </Heading>
          <Text as="p" size="small" muted marginBottom={3}>
            <Trans>Example: tower crane signals, out of {examplePoints}</Trans>
          </Text>
          <ul>
            {exampleScores.map(([name, points]) => (
              <li key={points} className={styles.score}>
                <span>{name}</span>
                <Text numeric strong>
                  {points}
                </Text>
                <Meter className={styles.ruler} length={examplePoints} filled={points} height="low" full />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Container>
  )
}
