import { Trans } from '@lingui/react/macro'
import { button, main } from '../../../ui/button.css.ts'
import { empty, outline } from '../../../ui/surface.css.ts'
import * as styles from '../parts/orders.css.ts'

/** For an address that says nothing to buy. */
export function NothingChosen() {
  return (
    <div className={`${empty} ${outline}`}>
      <h2>
        <Trans>Nothing is chosen yet</Trans>
      </h2>
      <p>
        <Trans>Choose a course with its option, or a device with its term, and order it from there.</Trans>
      </p>
      <div className={`${styles.ways} ${styles.centred}`}>
        <a className={`${button} ${main}`} href="/contents">
          <Trans>See the courses</Trans>
        </a>
        <a className={button} href="/device">
          <Trans>See the devices</Trans>
        </a>
      </div>
    </div>
  )
}
