import { Trans } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Fragment } from 'react'
import type { CourseSummary } from '../../../contract/content/courses.ts'
import { clientRequirements, limits } from '../../../contract/values/limits.ts'
import { Meter } from '../../ui/pictures/meter.tsx'
import * as styles from './why.css.ts'
import { DefinitionList, DefinitionItem } from '../../ui/content/definition-list.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Text } from '../../ui/content/text.tsx'
import { HeadingColumns } from '../../ui/layout/columns.tsx'

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
            <Trans>Four things to know before you choose</Trans>
          </h2>
        </div>
        <div className={styles.reasons}>
          <div>
            <div>
              <h3>
                <Trans>Try before you buy</Trans>
              </h3>
              <p>
                <Trans>
                  You can take the first lessons of every course without paying, and most have a sample video. See if
                  it’s right for you.
                </Trans>
              </p>
            </div>
            {example && <FreeExample course={example} />}
          </div>
          <div>
            <div>
              <h3>
                <Trans>All you need is a PC</Trans>
              </h3>
              <p>
                <Trans>Better with a headset, but most courses need only a mouse and keyboard.</Trans>
              </p>
            </div>
            <DefinitionList>
              <DefinitionItem name={<Trans>System</Trans>}>{clientRequirements.system}</DefinitionItem>
              <DefinitionItem name={<Trans>Memory</Trans>}>{clientRequirements.memory}</DefinitionItem>
              <DefinitionItem name={<Trans>Storage</Trans>}>{clientRequirements.disk}</DefinitionItem>
            </DefinitionList>
          </div>
          <div>
            <div>
              <h3>
                <Trans>Not right for you? Get a refund</Trans>
              </h3>
              <p>
                <Trans>
                  Full refund within {days} days of purchase, as long as your progress is under {percent}%. You see the
                  amount before you cancel.
                </Trans>
              </p>
            </div>
            <figure>
              <Meter length={percentTicks} filled={(percent / 100) * percentTicks} full />
              <figcaption>
                <span>0%</span>
                <span className={styles.limit} style={assignInlineVars({ [styles.position]: `${percent}%` })}>
                  {percent}%
                </span>
                <span>100%</span>
              </figcaption>
            </figure>
          </div>
          <div>
            <div>
              <h3>
                <Trans>Track your team’s progress</Trans>
              </h3>
              <p>
                <Trans>
                  Tell us how many people and for how long, and we’ll send a quote. See at a glance how far everyone has
                  got.
                </Trans>
              </p>
            </div>
            <div className={styles.groupPurchase} aria-hidden="true">
              <Text className={styles.exampleLabel} muted>
                <Trans>Example</Trans>
              </Text>
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
