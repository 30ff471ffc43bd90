import { Trans } from '@lingui/react/macro'
import { Callout } from '#ui/feedback/callout.tsx'
import * as styles from './membership-screen.css.ts'

/** Says that the objection arrived. */
export function ObjectionSent() {
  return (
    <Callout className={styles.wide} tone="success" title={<Trans>We received your objection</Trans>}>
      <Trans>We’ve sent you a confirmation email. We’ll reply to the same address.</Trans>
    </Callout>
  )
}
