import type { ReactNode } from 'react'
import { Meter } from '../pictures/meter.tsx'
import * as styles from './day-meter.css.ts'
import { Gauge } from './gauge.tsx'

interface DayMeterProps {
  /** Hours that have passed. */
  readonly passed: number
  /** The time left. */
  readonly left: ReactNode
  readonly children: ReactNode
}

/** Progress of a wait of 24 hours, one tick per hour. */
export function DayMeter({ passed, left, children }: DayMeterProps) {
  return (
    <Gauge>
      <Meter full length={24} filled={passed} major={6} className={styles.passed} />
      <p>
        <b>{left}</b>
        <span>{children}</span>
      </p>
    </Gauge>
  )
}
