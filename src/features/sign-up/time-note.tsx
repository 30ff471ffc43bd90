import { Plural, Trans } from '@lingui/react/macro'
import { identityLimits } from '../../../contract/identity-verification.ts'
import { Callout } from '../../ui/callout.tsx'
import * as styles from './sign-up.css.ts'

const minutes = identityLimits.verifySeconds / 60

/** Note about the time limit of the identity provider. */
export function TimeNote() {
  return (
    <Callout
      icon="clock"
      className={styles.timeNote}
      title={
        <Plural
          value={minutes}
          one="Finish within # minute of beginning"
          other="Finish within # minutes of beginning"
        />
      }
    >
      <p>
        <Trans>If the time runs out, begin again: what you entered stays.</Trans>
      </p>
    </Callout>
  )
}
