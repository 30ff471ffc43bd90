import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import envelope from '#illustrations/kit/security/subjects/mail.svg'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as ownStyles from './mail-question.css.ts'
import * as styles from './practice.css.ts'
import type { QuestionProps, Questions } from './practice-props.ts'
import { QuestionHeading } from './question-heading.tsx'
import { Verdict } from './verdict.lazy.tsx'

/** Parts of the email, from top to bottom. Those with a sign give it away. */
const parts = ['sender', 'subject', 'greeting', 'reason', 'rush', 'link', 'signature'] as const
type Part = (typeof parts)[number]
const signs: readonly Part[] = ['sender', 'rush', 'link']

/** Finds the three signs of a forged email by pressing on its parts. */
function MailQuestion({ isAnswered, wasRight, onAnswer, onNext }: QuestionProps) {
  const { t } = useLingui()
  const [marked, setMarked] = useState<readonly Part[]>([])
  const count = marked.length
  const total = signs.length
  const mark = (part: Part) => {
    if (marked.includes(part)) setMarked(marked.filter((each) => each !== part))
    else if (count < total) setMarked([...marked, part])
  }
  return (
    <div className={styles.practice}>
      <div className={ownStyles.mail} role="group" aria-label={t`Forged email`}>
        <img className={ownStyles.envelope} src={envelope} width={300} height={300} alt="" />
        {parts.map((part) => {
          const isSign = signs.includes(part)
          return isAnswered ? (
            <p key={part} className={ownStyles.part} data-sign={isSign ? '' : undefined} data-part={part}>
              <PartText part={part} />
              {isSign && (
                <span className={ownStyles.reason}>
                  <Icon name={marked.includes(part) ? 'check' : 'eye'} size={20} />
                  <span>
                    <Reason part={part} />
                  </span>
                </span>
              )}
            </p>
          ) : (
            <button
              key={part}
              type="button"
              className={ownStyles.part}
              data-part={part}
              aria-pressed={marked.includes(part)}
              aria-disabled={count === total && !marked.includes(part)}
              onClick={() => mark(part)}
            >
              <PartText part={part} />
            </button>
          )
        })}
      </div>
      <div className={styles.panel}>
        <QuestionHeading>
          <Trans>This email is forged. What gives it away?</Trans>
        </QuestionHeading>
        <Text as="p" muted>
          <Trans>
            You work at Hanbit, whose email comes from hanbit.example. Press the three parts that don’t fit.
          </Trans>
        </Text>
        <div role="status">
          {isAnswered ? (
            <>
              <Verdict wasRight={wasRight} />{' '}
              <Trans>Three signs together are enough: report it, and press nothing in it.</Trans>
            </>
          ) : (
            <Trans>
              {count} of {total} marked
            </Trans>
          )}
        </div>
        {isAnswered ? (
          <Button onClick={onNext} autoFocus>
            <Trans>See the result</Trans>
          </Button>
        ) : (
          <Button
            disabled={count < total}
            onClick={() => onAnswer(marked.filter((part) => signs.includes(part)).length)}
          >
            <Trans>Report the email</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

export const mailQuestions: Questions = {
  points: [signs.length],
  renderQuestion: (props) => <MailQuestion {...props} />,
}

function PartText({ part }: { readonly part: Part }) {
  const texts: Record<Part, ReactNode> = {
    sender: (
      <>
        <b>
          <Trans>Hanbit IT support</Trans>
        </b>{' '}
        <span>&lt;help@hanb1t.example&gt;</span>
      </>
    ),
    subject: (
      <b>
        <Trans>Your mailbox is almost full</Trans>
      </b>
    ),
    greeting: <Trans>Hello Yujin,</Trans>,
    reason: <Trans>Your mailbox has used 4.8 of 5 GB.</Trans>,
    rush: <Trans>Log in within 30 minutes, or all your email will be deleted.</Trans>,
    link: <span className={ownStyles.link}>https://hanbit.example.mail-login.example/storage</span>,
    signature: <Trans>IT support, second floor</Trans>,
  }
  return texts[part]
}

function Reason({ part }: { readonly part: Part }) {
  if (part === 'sender') return <Trans>In hanb1t a figure 1 stands in the place of the letter i.</Trans>
  if (part === 'rush') return <Trans>Who rushes and threatens doesn’t want you to check.</Trans>
  return <Trans>Read from the right: the link leads to mail-login.example, not to hanbit.example.</Trans>
}
