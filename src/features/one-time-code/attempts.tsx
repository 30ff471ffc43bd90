import { Plural } from '@lingui/react/macro'
import { gauge } from '../../ui/form/step.css.ts'
import { Meter } from '../../ui/meter.tsx'
import * as styles from './one-time-code.css.ts'

/** Attempts left, one tick per attempt. */
export function Attempts({ left, total }: { left: number; total: number }) {
  return (
    <div className={`${gauge} ${styles.attempts}`}>
      <Meter length={total} filled={left} className={styles.attemptsRule} />
      <p>
        <b>{left}</b>
        <Plural value={left} one="try left" other="tries left" />
      </p>
    </div>
  )
}
