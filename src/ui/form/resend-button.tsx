import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextButton } from '../content/text-link.tsx'
import { Button } from '../controls/button.tsx'
import { Icon } from '../pictures/icon.tsx'
import { formatMinutes } from './countdown.tsx'

interface ResendButtonProps {
  /** Seconds until it is offered; undefined before they are known. */
  readonly wait: number | undefined
  readonly busy: boolean
  /** A link among text, or a large button beside another. */
  readonly variant: 'link' | 'button'
  readonly onResend: () => void
  /** Label, and label while it sends. */
  readonly children: ReactNode
  readonly busyLabel: ReactNode
}

/** Sends a code or link again. After each time it counts down before it can be used. */
export function ResendButton({ wait, busy, variant, onResend, children, busyLabel }: ResendButtonProps) {
  const isWaiting = wait === undefined || wait > 0
  const time = formatMinutes(wait ?? 0)
  const attributes = {
    'aria-disabled': isWaiting || undefined,
    busy,
    onClick: () => !isWaiting && !busy && onResend(),
    children: busy ? (
      <>
        <Icon name="refresh-cw" />
        <span>{busyLabel}</span>
      </>
    ) : wait !== undefined && wait > 0 ? (
      <Trans>Resend in {time}</Trans>
    ) : (
      <>
        <Icon name="refresh-cw" />
        <span>{children}</span>
      </>
    ),
  }
  return variant === 'link' ? <TextButton {...attributes} /> : <Button {...attributes} size="large" />
}
