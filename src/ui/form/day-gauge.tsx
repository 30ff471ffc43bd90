import { Rule } from '../rule.tsx'
import type { ReactNode } from 'react'
import * as styles from './day-gauge.css.ts'
import { gauge } from './step.css.ts'

interface DayGaugeProps {
  /** Hours that have passed of the day that is waited. */
  readonly passed: number
  /** What is left, and until when. */
  readonly left: ReactNode
  readonly children: ReactNode
}

/** How far a pause of 24 hours is: one tick is one hour. */
export function DayGauge({ passed, left, children }: DayGaugeProps) {
  return (
    <div className={gauge}>
      <Rule full length={24} filled={passed} major={6} className={styles.passed} />
      <p>
        <b>{left}</b>
        <span>{children}</span>
      </p>
    </div>
  )
}
