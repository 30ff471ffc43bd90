import { Plural } from '@lingui/react/macro'
import { Gauge } from '#ui/form/gauge.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './one-time-code.css.ts'

/** Attempts left, one tick per attempt. */
export function Attempts({ left, total }: { left: number; total: number }) {
  return (
    <Gauge className={styles.attempts}>
      <Meter length={total} filled={left} className={styles.attemptsRule} />
      <p>
        <b>{left}</b>
        <Plural value={left} one="attempt left" other="attempts left" />
      </p>
    </Gauge>
  )
}
