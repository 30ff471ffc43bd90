import { Trans } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Fragment } from 'react'
import type { CourseSummary } from '#contract/courses/courses.ts'
import type { BlockOf } from '#contract/pages/company-page.ts'
import { clientRequirements, limits } from '#contract/values/limits.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Text } from '#ui/content/text.tsx'
import { HeadingColumns } from '#ui/layout/columns.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterCaption } from '#ui/pictures/meter-caption.tsx'
import * as styles from './reasons.css.ts'

type Drawing = NonNullable<BlockOf<'reasons'>['reasons'][number]['drawing']>

/** What to know before choosing. `example` is a course whose free lessons are drawn. */
export function Reasons({
  block: { title, reasons },
  example,
}: {
  readonly block: BlockOf<'reasons'>
  readonly example: CourseSummary | undefined
}) {
  return (
    <Container as="section" spaced>
      <HeadingColumns as="div">
        <div>
          <h2>{title}</h2>
        </div>
        <div>
          {reasons.map((reason) => (
            <div key={reason.title} className={styles.reason}>
              <div>
                <h3 className={styles.title}>{reason.title}</h3>
                <Text as="p" muted>
                  {reason.text}
                </Text>
              </div>
              {reason.drawing && <ReasonDrawing drawing={reason.drawing} example={example} />}
            </div>
          ))}
        </div>
      </HeadingColumns>
    </Container>
  )
}

function ReasonDrawing({ drawing, example }: { drawing: Drawing; example: CourseSummary | undefined }) {
  switch (drawing) {
    case 'free_lessons':
      return example ? <FreeExample course={example} /> : null
    case 'requirements':
      return <Requirements />
    case 'refund':
      return <RefundLimit />
    case 'team':
      return <TeamExample />
  }
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

function Requirements() {
  return (
    <DefinitionList>
      <DefinitionItem name={<Trans>System</Trans>}>{clientRequirements.system}</DefinitionItem>
      <DefinitionItem name={<Trans>Memory</Trans>}>{clientRequirements.memory}</DefinitionItem>
      <DefinitionItem name={<Trans>Storage</Trans>}>{clientRequirements.disk}</DefinitionItem>
    </DefinitionList>
  )
}

const percentTicks = 20

/** Progress at which refunds end. */
function RefundLimit() {
  const { refundProgressPercent: percent } = limits
  return (
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
  )
}

/** Example of a training manager's view: lessons finished by each team, of twenty. */
const exampleTeams = [18, 14, 9, 16]
const exampleLessons = 20

function TeamExample() {
  return (
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
  )
}
