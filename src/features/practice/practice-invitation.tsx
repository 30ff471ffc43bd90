import { Trans } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import type { PracticeKind } from '../../../contract/content/courses.ts'
import { useAppContext } from '../../lib/router/use-app-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import type { PracticeProps } from './practice-props.ts'
import * as styles from './practice-invitation.css.ts'

interface PracticeInvitationProps {
  readonly kind: PracticeKind
  /** Course that it is a part of; undefined on that course's own page. */
  readonly course?: PracticeProps['course']
  /** `over` a picture, which the practice then takes the place of. */
  readonly placed?: 'over'
  /** Called when the visitor begins. */
  readonly onBegin?: () => void
}

/**
 * Button that begins half a minute of practice in its place. Code and messages load when it is pressed, so a page costs
 * no more with it. Without scripts there is none.
 */
export function PracticeInvitation({ kind, course, placed, onBegin }: PracticeInvitationProps) {
  const { messages } = useAppContext()
  const [status, setStatus] = useState<'closed' | 'loading' | 'failed'>('closed')
  const [Practice, setPractice] = useState<ComponentType<PracticeProps>>()
  const begin = () => {
    setStatus('loading')
    onBegin?.()
    Promise.all([import('./practice.lazy.tsx'), messages.load(['practice'])]).then(
      ([module]) => {
        setPractice(() => module.Practice)
        setStatus('closed')
      },
      () => setStatus('failed'),
    )
  }
  if (Practice !== undefined) {
    return (
      <div className={placed === undefined ? undefined : styles.practiceOver}>
        <Practice kind={kind} course={course} onClose={() => setPractice(undefined)} />
      </div>
    )
  }
  return (
    <Button
      className={classNames(styles.invitation, placed && styles.invitationOver)}
      aria-busy={status === 'loading'}
      onClick={begin}
    >
      <Icon name={status === 'loading' ? 'loader-circle' : 'hand'} />
      {status === 'failed' ? (
        <Trans>It didn’t load. Try again</Trans>
      ) : kind === 'ultrasound' ? (
        <Trans>Measure an artery in 30 seconds</Trans>
      ) : (
        <Trans>Read the wind in 30 seconds</Trans>
      )}
    </Button>
  )
}
