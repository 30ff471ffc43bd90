import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { QuestionPractice } from '#contract/courses/practice.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as choiceStyles from './choice-question.css.ts'
import * as styles from './practice.css.ts'
import type { QuestionProps, Questions } from './practice-props.ts'
import { QuestionHeading } from './question-heading.tsx'
import { Verdict } from './verdict.lazy.tsx'

/** The question that a course's file asks. */
export function choiceQuestions(practice: QuestionPractice): Questions {
  return { points: [1], renderQuestion: (props) => <ChoiceQuestion {...props} practice={practice} /> }
}

interface ChoiceQuestionProps extends QuestionProps {
  readonly practice: QuestionPractice
}

/** One question with a few answers. Once answered, each shows whether it is right. */
function ChoiceQuestion({ practice, isAnswered, wasRight, onAnswer, onNext }: ChoiceQuestionProps) {
  const [chosen, setChosen] = useState<number>()
  return (
    <div className={styles.practice}>
      <img className={styles.picture} src={practice.picture} width={800} height={600} alt="" />
      <div className={styles.panel}>
        <QuestionHeading>{practice.question}</QuestionHeading>
        <ul className={choiceStyles.answers}>
          {practice.answers.map(({ text, is_right }, index) => (
            <li key={text}>
              {isAnswered ? (
                <Answer text={text} isRight={is_right} isChosen={index === chosen} />
              ) : (
                <Button
                  className={choiceStyles.answer}
                  onClick={() => {
                    setChosen(index)
                    onAnswer(is_right ? 1 : 0)
                  }}
                >
                  {text}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <div role="status">
          {isAnswered && (
            <>
              <Verdict wasRight={wasRight} /> <span>{practice.because}</span>
            </>
          )}
        </div>
        {isAnswered && (
          <Button onClick={onNext} autoFocus>
            <Trans>See the result</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

interface AnswerProps {
  readonly text: string
  readonly isRight: boolean
  readonly isChosen: boolean
}

function Answer({ text, isRight, isChosen }: AnswerProps) {
  return (
    <span className={choiceStyles.explained} data-right={isRight ? '' : undefined}>
      <span className={choiceStyles.mark}>
        {isRight ? <Icon name="check" size={20} /> : isChosen && <Icon name="x" size={20} />}
      </span>
      <span>{text}</span>
    </span>
  )
}
