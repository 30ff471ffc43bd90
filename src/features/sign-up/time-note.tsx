import { Plural, Trans } from '@lingui/react/macro'
import { identityLimits } from '../../../contract/identity-verification.ts'
import { Icon } from '../../ui/icon.tsx'
import { note } from '../../ui/surface.css.ts'
import * as styles from './sign-up.css.ts'

const minutes = identityLimits.verifySeconds / 60

/** How long the identity provider waits, and that nothing is lost when the time is over. */
export function TimeNote() {
  return (
    <div className={`${note} ${styles.timeNote}`}>
      <Icon name="clock" />
      <div>
        <b>
          <Plural
            value={minutes}
            one="Finish within # minute of beginning"
            other="Finish within # minutes of beginning"
          />
        </b>
        <p>
          <Trans>If the time runs out, begin again: what you entered stays.</Trans>
        </p>
      </div>
    </div>
  )
}
