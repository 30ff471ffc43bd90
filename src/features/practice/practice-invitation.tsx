import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useAppContext } from '../../lib/router/use-app-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import type { PracticeProps } from './practice-props.ts'
import * as styles from './practice-invitation.css.ts'

interface PracticeInvitationProps extends Pick<PracticeProps, 'practice' | 'course'> {
  /** `over` a picture, which the practice then takes the place of, or `below` the introduction of its own course. */
  readonly placed: 'over' | 'below'
  /** Called when the visitor begins. */
  readonly onBegin?: () => void
}

/**
 * Button that begins half a minute of practice in its place. Code and messages load when it is pressed, so a page costs
 * no more with it. Without scripts there is none.
 */
export function PracticeInvitation({ practice, course, placed, onBegin }: PracticeInvitationProps) {
  const { messages } = useAppContext()
  const { title } = practice
  const [status, setStatus] = useState<'closed' | 'loading' | 'failed'>('closed')
  const [renderPractice, setRenderPractice] = useState<(props: PracticeProps) => ReactNode>()
  const begin = () => {
    setStatus('loading')
    onBegin?.()
    const loadPractice = async () => (await import('./practice.lazy.tsx')).loadPractice(practice)
    Promise.all([loadPractice(), messages.load(['practice'])]).then(
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
          practice,
          course,
          isOnItsPage: placed === 'below',
          onClose: () => setRenderPractice(undefined),
        })}
      </div>
    )
  }
  return (
    <Button
      className={classNames(styles.invitation, placed === 'over' && styles.invitationOver)}
      aria-busy={status === 'loading'}
      onClick={begin}
    >
      <Icon name={status === 'loading' ? 'loader-circle' : 'hand'} />
      {status === 'failed' ? <Trans>It didn’t load. Try again</Trans> : <Trans>{title} in 30 seconds</Trans>}
    </Button>
  )
}
