import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Meter } from '../meter.tsx'
import { gauge } from './step.css.ts'

interface CountdownProps {
  /** Seconds left; the whole time when they are not known yet. */
  readonly left: number | undefined
  /** The whole time, in seconds. */
  readonly total: number
  /** Seconds that one tick stands for. */
  readonly tick: number
  /** Every how many ticks one is tall. */
  readonly major: number
  /** What the time is for, after its number. */
  readonly children: ReactNode
}

/** How much time is left, on the rule and in minutes. */
export function Countdown({ left, total, tick, major, children }: CountdownProps) {
  const { t } = useLingui()
  const seconds = Math.min(left ?? total, total)
  return (
    <div className={gauge}>
      <Meter full length={total / tick} filled={seconds / tick} major={major} />
      <p>
        <b role="timer" aria-label={t`Time left`}>
          {formatMinutes(seconds)}
        </b>
        <span>{children}</span>
      </p>
    </div>
  )
}

/** `2:14` for 134 seconds. */
export function formatMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
