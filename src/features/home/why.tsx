import { Trans } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Fragment } from 'react'
import type { CourseSummary } from '../../../contract/courses.ts'
import { clientRequirements, limits } from '../../../contract/limits.ts'
import { Meter } from '../../ui/meter.tsx'
import * as styles from './why.css.ts'
import { DefinitionList, DefinitionItem } from '../../ui/definition-list.tsx'
import { Container } from '../../ui/container.tsx'
import { Text } from '../../ui/text.tsx'
import { HeadingColumns } from '../../ui/columns.tsx'

/** Example of a training manager's view: lessons finished by each team, of twenty. */
const exampleTeams = [18, 14, 9, 16]
const exampleLessons = 20
const percentTicks = 20

/** Four things to check before choosing. `example` is a course whose free lessons are shown. */
export function Why({ example }: { example: CourseSummary | undefined }) {
  const { refundDays: days, refundProgressPercent: percent } = limits
  return (
    <Container as="section" spaced>
      <HeadingColumns as="div">
        <div>
          <h2>
            <Trans>Four things to check before choosing</Trans>
          </h2>
        </div>
        <div className={styles.reasons}>
          <div>
            <div>
              <h3>
                <Trans>Try before you decide</Trans>
              </h3>
              <p>
                <Trans>
                  Every course opens its first lessons, most with a sample video. See whether it suits your hands.
                </Trans>
              </p>
            </div>
            {example && <FreeExample course={example} />}
          </div>
          <div>
            <div>
              <h3>
                <Trans>One PC is enough to start</Trans>
              </h3>
              <p>
                <Trans>A headset makes it better. Mouse and keyboard get you to the end.</Trans>
              </p>
            </div>
            <DefinitionList>
              <DefinitionItem name={<Trans>System</Trans>}>{clientRequirements.system}</DefinitionItem>
              <DefinitionItem name={<Trans>Memory</Trans>}>{clientRequirements.memory}</DefinitionItem>
              <DefinitionItem name={<Trans>Disk</Trans>}>{clientRequirements.disk}</DefinitionItem>
            </DefinitionList>
          </div>
          <div>
            <div>
              <h3>
                <Trans>Money back when it does not fit</Trans>
              </h3>
              <p>
                <Trans>
                  Full refund within {days} days of purchase and under {percent}% progress. You see the amount before
                  you cancel.
                </Trans>
              </p>
            </div>
            <figure>
              <Meter length={percentTicks} filled={(percent / 100) * percentTicks} full />
              <figcaption>
                <span>0%</span>
                <span className={styles.limit} style={assignInlineVars({ [styles.at]: `${percent}%` })}>
                  {percent}%
                </span>
                <span>100%</span>
              </figcaption>
            </figure>
          </div>
          <div>
            <div>
              <h3>
                <Trans>Training managers see progress</Trans>
              </h3>
              <p>
                <Trans>
                  Groups send one inquiry for a quote by headcount and term, and see at a glance who has got how far.
                </Trans>
              </p>
            </div>
            <div className={styles.team} aria-hidden="true">
              {exampleTeams.map((finished, index) => {
                const number = index + 1
                return (
                  <Fragment key={number}>
                    <span>
                      <Trans>Team {number}</Trans>
                    </span>
                    <Meter length={exampleLessons} filled={finished} height="low" full />
                    <Text numeric muted>
                      {finished}/{exampleLessons}
                    </Text>
                  </Fragment>
                )
              })}
            </div>
          </div>
        </div>
      </HeadingColumns>
    </Container>
  )
}

function FreeExample({ course }: { course: CourseSummary }) {
  const { count, free_count: free } = course.curriculum
  const { title } = course
  return (
    <figure>
      <Meter length={count} filled={free} full />
      <figcaption>
        <span>
          <Trans>{free} free</Trans>
        </span>
        <span>
          <Trans>
            {title}, {count} lessons
          </Trans>
        </span>
      </figcaption>
    </figure>
  )
}
