import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import { defaultMemberType } from '#contract/courses/courses.ts'
import type { Practice } from '#contract/courses/practice.ts'
import { ShareButton } from '#entities/share/share-button.tsx'
import { practiceMachine } from '#machines/practice.machine.ts'
import { Text } from '#ui/content/text.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { loadQuestions } from './load-questions.lazy.ts'
import * as styles from './practice.css.ts'
import type { PracticeProps, Questions } from './practice-props.ts'

/** Loads the questions of a practice, and resolves to the function that renders them. */
export async function loadPractice(practice: Practice): Promise<(props: PracticeProps) => ReactNode> {
  const questions = await loadQuestions(practice)
  return (props) => <PracticeQuestions {...props} {...questions} practice={practice} />
}

interface PracticeQuestionsProps extends PracticeProps, Questions {
  readonly practice: Practice
}

/** Half a minute of a course, by mouse, touch or keys. */
function PracticeQuestions({ points, renderQuestion, ...props }: PracticeQuestionsProps) {
  const { t } = useLingui()
  const [snapshot, send] = useMachine(practiceMachine, { input: { points } })
  const { question } = snapshot.context
  const group = useRef<HTMLDivElement>(null)
  const isFinished = snapshot.matches('finished')
  const asked = isFinished ? undefined : question
  // The pressed button is gone, so the focus goes to what stands in its place.
  useEffect(() => {
    if (asked !== undefined && document.activeElement === document.body) group.current?.focus({ preventScroll: true })
  }, [asked])
  return (
    <div ref={group} tabIndex={-1} role="group" aria-label={t`Practice`} className={styles.group}>
      {isFinished ? (
        <Result
          {...props}
          right={snapshot.context.right}
          total={points.reduce((sum, each) => sum + each, 0)}
          onAgain={() => send({ type: 'again.chosen' })}
        />
      ) : (
        <Fragment key={question}>
          {renderQuestion({
            index: question,
            isAnswered: snapshot.matches('explained'),
            wasRight: snapshot.context.wasRight,
            onAnswer: (right) => send({ type: 'answer.given', right }),
            onNext: () => send({ type: 'next.chosen' }),
          })}
        </Fragment>
      )}
    </div>
  )
}

interface ResultProps extends PracticeProps {
  readonly practice: Practice
  readonly right: number
  readonly total: number
  readonly onAgain: () => void
}

function Result({ right, total, practice, course, isOnItsPage, onAgain, onClose }: ResultProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { title, adds } = practice
  const { number, title: lesson } = practice.lesson
  const search = { id: course.idx, memberType: defaultMemberType(course.individual) }
  return (
    <div className={styles.result}>
      <div className={styles.panel}>
        <h3 ref={heading} tabIndex={-1} data-step-heading="">
          <Trans>
            {right} of {total} right
          </Trans>
        </h3>
        {total > 1 && <Meter length={total} filled={right} unit="28px" fills />}
        <Text as="p" muted>
          {adds}
        </Text>
        <Text as="p" size="small">
          {!isOnItsPage && (
            <>
              <span>{course.title}</span>
              <br />
            </>
          )}
          <Trans>
            Lesson {number}: {lesson}
          </Trans>
        </Text>
        <Cluster gap={2}>
          {!isOnItsPage && (
            <ButtonLink to="/contents/detail" search={search}>
              <Trans>See the course</Trans>
            </ButtonLink>
          )}
          <Button onClick={onAgain}>
            <Trans>Practise again</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <ShareButton
            title={course.title}
            text={t`${right} of ${total} right: ${title}`}
            path={paths.course(search)}
          />
        </Cluster>
      </div>
    </div>
  )
}
