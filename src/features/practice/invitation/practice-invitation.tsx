import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Practice } from '#contract/courses/practice.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { PracticeProps } from '../practice-props.ts'
import * as styles from './practice-invitation.css.ts'

interface PracticeInvitationProps extends Pick<PracticeProps, 'course'> {
  /** What the visitor does. */
  readonly title: string
  /** Reads the practice once the visitor begins; null when the course has none any more. */
  readonly readPractice: () => Promise<Practice | null>
  /** `over` a picture, which the practice then takes the place of, or `below` the introduction of its own course. */
  readonly placed: 'over' | 'below'
  /** Called when the visitor begins. */
  readonly onBegin?: () => void
}

/**
 * Button that begins half a minute of practice in its place. Code and messages load when it is pressed, so a page costs
 * no more with it. Without scripts there is none.
 */
export function PracticeInvitation({ title, course, readPractice, placed, onBegin }: PracticeInvitationProps) {
  const { messages } = useAppContext()
  const [status, setStatus] = useState<'closed' | 'loading' | 'failed'>('closed')
  const [renderPractice, setRenderPractice] = useState<(props: PracticeProps) => ReactNode>()
  const [isClosedAgain, setClosedAgain] = useState(false)
  const begin = () => {
    setStatus('loading')
    onBegin?.()
    const load = async () => {
      const [{ loadPractice }, practice] = await Promise.all([import('../practice.lazy.tsx'), readPractice()])
      if (!practice) throw new Error('the course has no practice any more')
      return loadPractice(practice)
    }
    Promise.all([load(), messages.load(['practice'])]).then(
      ([render]) => {
        setRenderPractice(() => render)
        setStatus('closed')
      },
      () => setStatus('failed'),
    )
  }
  if (renderPractice !== undefined) {
    return (
      <div className={placed === 'over' ? styles.practiceOver : undefined}>
        {renderPractice({
          course,
          isOnItsPage: placed === 'below',
          onClose: () => {
            setRenderPractice(undefined)
            setClosedAgain(true)
          },
        })}
      </div>
    )
  }
  return (
    <Button
      className={classNames(styles.invitation, placed === 'over' && styles.invitationOver)}
      aria-busy={status === 'loading'}
      onClick={begin}
      autoFocus={isClosedAgain}
    >
      <Icon name={status === 'loading' ? 'loader-circle' : 'hand'} />
      {status === 'failed' ? <Trans>It didn’t load. Try again</Trans> : <Trans>{title} in 30 seconds</Trans>}
    </Button>
  )
}
