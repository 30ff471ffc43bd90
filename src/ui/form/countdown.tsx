import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Meter } from '../pictures/meter.tsx'
import { Gauge } from './gauge.tsx'

interface CountdownProps {
  /** Seconds left. Undefined shows the total. */
  readonly left: number | undefined
  /** Total time in seconds. */
  readonly total: number
  /** Seconds per tick. */
  readonly tick: number
  /** Ticks per tall tick. */
  readonly major: number
  /** Text after the time. */
  readonly children: ReactNode
}

/** The time left, on a meter and in minutes and seconds. */
export function Countdown({ left, total, tick, major, children }: CountdownProps) {
  const { t } = useLingui()
  const seconds = Math.min(left ?? total, total)
  return (
    <Gauge>
      <Meter full length={total / tick} filled={seconds / tick} major={major} />
      <p>
        <b role="timer" aria-label={t`Time left`}>
          {formatMinutes(seconds)}
        </b>
        <span>{children}</span>
      </p>
    </Gauge>
  )
}

/** `2:14` for 134 seconds. */
export function formatMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
