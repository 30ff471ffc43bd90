import { Trans } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Fragment } from 'react'
import type { CourseSummary } from '#contract/content/courses.ts'
import { clientRequirements, limits } from '#contract/values/limits.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Text } from '#ui/content/text.tsx'
import { HeadingColumns } from '#ui/layout/columns.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterCaption } from '#ui/pictures/meter-caption.tsx'
import * as styles from './why.css.ts'

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
        <div>
          <div className={styles.reason}>
            <div>
              <h3 className={styles.title}>
                <Trans>Try before you buy</Trans>
              </h3>
              <Text as="p" muted>
                <Trans>
                  You can take the first lessons of every course without paying, and most have a sample video. See if
                  it’s right for you.
                </Trans>
              </Text>
            </div>
            {example && <FreeExample course={example} />}
          </div>
          <div className={styles.reason}>
            <div>
              <h3 className={styles.title}>
                <Trans>All you need is a PC</Trans>
              </h3>
              <Text as="p" muted>
                <Trans>Better with a headset, but most courses need only a mouse and keyboard.</Trans>
              </Text>
            </div>
            <DefinitionList>
              <DefinitionItem name={<Trans>System</Trans>}>{clientRequirements.system}</DefinitionItem>
              <DefinitionItem name={<Trans>Memory</Trans>}>{clientRequirements.memory}</DefinitionItem>
              <DefinitionItem name={<Trans>Storage</Trans>}>{clientRequirements.disk}</DefinitionItem>
            </DefinitionList>
          </div>
          <div className={styles.reason}>
            <div>
              <h3 className={styles.title}>
                <Trans>Not right for you? Get a refund</Trans>
              </h3>
              <Text as="p" muted>
                <Trans>
                  Full refund within {days} days of purchase, as long as your progress is under {percent}%. You see the
                  amount before you cancel.
                </Trans>
              </Text>
            </div>
            <figure>
              <Meter length={percentTicks} filled={(percent / 100) * percentTicks} full />
              <MeterCaption as="figcaption" marginTop={1}>
                <span>0%</span>
                <span className={styles.limit} style={assignInlineVars({ [styles.position]: `${percent}%` })}>
                  {`${percent}%`}
                </span>
                <span>100%</span>
              </MeterCaption>
            </figure>
          </div>
          <div className={styles.reason}>
            <div>
              <h3 className={styles.title}>
                <Trans>Track your team’s progress</Trans>
              </h3>
              <Text as="p" muted>
                <Trans>
                  Tell us how many people and for how long, and we’ll send a quote. See at a glance how far everyone has
                  got.
                </Trans>
              </Text>
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
                      {`${finished}/${exampleLessons}`}
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
      <MeterCaption as="figcaption" marginTop={1}>
        <span>
          <Trans>{free} free</Trans>
        </span>
        <span>
          <Trans>
            {title}, {count} lessons
          </Trans>
        </span>
      </MeterCaption>
    </figure>
  )
}
