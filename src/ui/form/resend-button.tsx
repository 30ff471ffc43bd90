import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { button, large, link } from '../button.css.ts'
import { Icon } from '../icon.tsx'
import { formatMinutes } from './countdown.tsx'

interface ResendButtonProps {
  /** Seconds until it is offered; undefined before they are known. */
  readonly wait: number | undefined
  readonly busy: boolean
  /** As a link among text, or as a button beside another. */
  readonly look: 'link' | 'button'
  readonly onResend: () => void
  /** What it does, and what it says while it does. */
  readonly children: ReactNode
  readonly busyWords: ReactNode
}

/** Sends once more what was sent; for a while after each time it only counts down. */
export function ResendButton({ wait, busy, look, onResend, children, busyWords }: ResendButtonProps) {
  const isWaiting = wait === undefined || wait > 0
  const time = formatMinutes(wait ?? 0)
  return (
    <button
      className={look === 'link' ? link : `${button} ${large}`}
      type="button"
      aria-disabled={isWaiting || undefined}
      aria-busy={busy}
      onClick={() => !isWaiting && !busy && onResend()}
    >
      {busy ? (
        <>
          <Icon name="refresh-cw" />
          {busyWords}
        </>
      ) : wait !== undefined && wait > 0 ? (
        <Trans>Send again in {time}</Trans>
      ) : (
        <>
          <Icon name="refresh-cw" />
          {children}
        </>
      )}
    </button>
  )
}
