import { Meter } from '../meter.tsx'
import type { ReactNode } from 'react'
import * as styles from './day-meter.css.ts'
import { gauge } from './step.css.ts'

interface DayMeterProps {
  /** Hours that have passed of the day that is waited. */
  readonly passed: number
  /** What is left, and until when. */
  readonly left: ReactNode
  readonly children: ReactNode
}

/** How far a pause of 24 hours is: one tick is one hour. */
export function DayMeter({ passed, left, children }: DayMeterProps) {
  return (
    <div className={gauge}>
      <Meter full length={24} filled={passed} major={6} className={styles.passed} />
      <p>
        <b>{left}</b>
        <span>{children}</span>
      </p>
    </div>
  )
}
