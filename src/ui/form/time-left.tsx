import { Meter } from '../pictures/meter.tsx'
import { formatMinutes } from './countdown.tsx'
import { clock } from './time-left.css.ts'

interface TimeLeftProps {
  /** Seconds left. Undefined shows the total. */
  readonly left: number | undefined
  /** Total time in seconds. */
  readonly total: number
  /** Accessible name, such as “Time left”: a message of the flow, which loads no messages of this folder. */
  readonly label: string
}

const secondsPerTick = 10

/** The time left, on a meter with a major tick per minute and in large digits. */
export function TimeLeft({ left, total, label }: TimeLeftProps) {
  const seconds = Math.min(left ?? total, total)
  return (
    <>
      <Meter
        full
        length={total / secondsPerTick}
        filled={Math.ceil(seconds / secondsPerTick)}
        major={60 / secondsPerTick}
      />
      <p className={clock} role="timer" aria-label={label}>
        <b>{formatMinutes(seconds)}</b>
      </p>
    </>
  )
}
