import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { defaultMemberType, type PracticeKind } from '../../../contract/content/courses.ts'
import { practiceMachine } from '../../../machines/practice.machine.ts'
import { Text } from '../../ui/content/text.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Cluster } from '../../ui/layout/cluster.tsx'
import { Meter } from '../../ui/pictures/meter.tsx'
import * as styles from './practice.css.ts'
import type { PracticeProps } from './practice-props.ts'
import { UltrasoundQuestion } from './ultrasound-question.lazy.tsx'
import { WindQuestion, windReadings } from './wind-question.lazy.tsx'

const questionCounts: Record<PracticeKind, number> = { ultrasound: 1, wind: windReadings.length }

/** Half a minute of a course, by mouse, touch or keys. */
export function Practice({ kind, course, onClose }: PracticeProps) {
  const { t } = useLingui()
  const questions = questionCounts[kind]
  const [snapshot, send] = useMachine(practiceMachine, { input: { questions } })
  const { question } = snapshot.context
  const group = useRef<HTMLDivElement>(null)
  // The pressed button is gone, so the focus goes to what stands in its place.
  useEffect(() => group.current?.focus({ preventScroll: true }), [])
  const Question = kind === 'ultrasound' ? UltrasoundQuestion : WindQuestion
  return (
    <div ref={group} tabIndex={-1} role="group" aria-label={t`Practice`} className={styles.group}>
      {snapshot.matches('finished') ? (
        <Result
          right={snapshot.context.right}
          questions={questions}
          kind={kind}
          course={course}
          onAgain={() => send({ type: 'again.chosen' })}
          onClose={onClose}
        />
      ) : (
        <Question
          key={question}
          index={question}
          isAnswered={snapshot.matches('explained')}
          wasRight={snapshot.context.wasRight}
          onAnswer={(isRight) => send({ type: 'answer.given', isRight })}
          onNext={() => send({ type: 'next.chosen' })}
        />
      )}
    </div>
  )
}

interface ResultProps extends PracticeProps {
  readonly right: number
  readonly questions: number
  readonly onAgain: () => void
}

function Result({ right, questions, kind, course, onAgain, onClose }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.result}>
      <div className={styles.panel}>
        <h3 ref={heading} tabIndex={-1} data-step-heading="">
          <Trans>
            {right} of {questions} right
          </Trans>
        </h3>
        <Meter length={questions} filled={right} unit="28px" fills />
        <Text as="p" muted>
          {kind === 'ultrasound' ? (
            <Trans>
              This picture held still. In the course you find the view yourself, with the probe in your hand, while the
              patient breathes.
            </Trans>
          ) : (
            <Trans>
              This was the gauge alone. In the course you also hold the load, the radio and the people below in view at
              the same time.
            </Trans>
          )}
        </Text>
        <Cluster gap={2}>
          {course && (
            <ButtonLink
              to="/contents/detail"
              search={{ id: course.idx, memberType: defaultMemberType(course.individual) }}
            >
              <Trans>See the course</Trans>
            </ButtonLink>
          )}
          <Button onClick={onAgain}>
            <Trans>Practise again</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </Cluster>
        {course && (
          <Text as="p" size="small">
            {course.title}
          </Text>
        )}
      </div>
    </div>
  )
}
