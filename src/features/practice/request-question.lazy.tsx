import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import seats from '#illustrations/kit/language/subjects/seats.svg'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import * as styles from './practice.css.ts'
import type { QuestionProps, Questions } from './practice-props.ts'
import { QuestionHeading } from './question-heading.tsx'
import * as ownStyles from './request-question.css.ts'
import { Verdict } from './verdict.lazy.tsx'

interface Situation {
  /** What was said to the visitor, in English. */
  readonly heard?: string
  /** Pieces to choose from. They are English in both languages of the page, since English is what is practised. */
  readonly pieces: readonly string[]
  /** The pieces of what one says, in their order. */
  readonly said: readonly string[]
}

const situations: readonly [Situation, ...Situation[]] = [
  {
    pieces: ['having', 'Could I', 'another blanket?', 'have', 'Would you mind'],
    said: ['Could I', 'have', 'another blanket?'],
  },
  {
    pieces: ['put', 'your seat up?', 'Would you mind', 'putting', 'Could I'],
    said: ['Would you mind', 'putting', 'your seat up?'],
  },
  {
    heard: 'Would you mind swapping seats?',
    pieces: ['Yes,', 'I would.', 'Not at all,', 'go ahead.'],
    said: ['Not at all,', 'go ahead.'],
  },
]

/** Builds what one says on board, from pieces that are pressed in their order. */
function RequestQuestion({ index, isAnswered, wasRight, onAnswer, onNext }: QuestionProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { heard, pieces, said } = situations[index] ?? situations[0]
  const number = index + 1
  const count = situations.length
  const sentence = (isAnswered ? said : chosen).join(' ')
  return (
    <div className={styles.practice}>
      <div className={ownStyles.scene}>
        <svg className={styles.picture} viewBox="0 0 400 260" aria-hidden="true">
          <rect width="400" height="260" fill="#DFD8EB" />
          <image href={seats} x="10" width="260" height="260" />
          <image href={seats} x="240" width="260" height="260" />
        </svg>
        {heard !== undefined && (
          <p className={ownStyles.heard} lang="en">
            {heard}
          </p>
        )}
        <p className={ownStyles.said} lang="en" aria-live="polite">
          {sentence === '' ? '…' : sentence}
        </p>
      </div>
      <div className={styles.panel}>
        <Text as="p" size="small" muted numeric>
          <Trans>
            {number} of {count}
          </Trans>
        </Text>
        <QuestionHeading>
          <Situation index={index} />
        </QuestionHeading>
        <Text as="p" muted>
          <Trans>Press the pieces in the order in which you say them. Press one again to take it back.</Trans>
        </Text>
        <Cluster gap={2}>
          {pieces.map((piece) => (
            <Button
              key={piece}
              lang="en"
              size="small"
              variant={chosen.includes(piece) ? 'strong' : 'secondary'}
              aria-pressed={chosen.includes(piece)}
              disabled={isAnswered}
              onClick={() =>
                setChosen(chosen.includes(piece) ? chosen.filter((each) => each !== piece) : [...chosen, piece])
              }
            >
              {piece}
            </Button>
          ))}
        </Cluster>
        <div role="status">
          {isAnswered && (
            <>
              <Verdict wasRight={wasRight} /> <Explanation index={index} />
            </>
          )}
        </div>
        {isAnswered ? (
          <Cluster gap={2}>
            <Button onClick={onNext} autoFocus>
              {number === count ? <Trans>See the result</Trans> : <Trans>Next situation</Trans>}
            </Button>
            {'speechSynthesis' in window && (
              <Button variant="quiet" onClick={() => speak(sentence)}>
                <Trans>Hear it</Trans>
              </Button>
            )}
          </Cluster>
        ) : (
          <Button disabled={chosen.length === 0} onClick={() => onAnswer(chosen.join(' ') === said.join(' ') ? 1 : 0)}>
            <Trans>Say it</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

export const requestQuestions: Questions = {
  points: situations.map(() => 1),
  renderQuestion: (props) => <RequestQuestion {...props} />,
}

/** Says a sentence by the browser's own English voice. */
function speak(sentence: string): void {
  const utterance = new SpeechSynthesisUtterance(sentence)
  utterance.lang = 'en-GB'
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

function Situation({ index }: { readonly index: number }) {
  if (index === 0) return <Trans>You are cold. Ask the crew for a second blanket.</Trans>
  if (index === 1) return <Trans>The seat in front leans on your knees. Ask for it to go up.</Trans>
  return <Trans>A passenger asks you this, and you are happy to swap. What do you say?</Trans>
}

function Explanation({ index }: { readonly index: number }) {
  if (index === 0) return <Trans>“Could I” asks for something you want, and the verb stays as it is: have.</Trans>
  if (index === 1) return <Trans>After “Would you mind” the verb ends in -ing: putting.</Trans>
  return <Trans>“Would you mind” asks whether it bothers you, so a yes would turn it down.</Trans>
}
