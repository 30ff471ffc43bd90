import { Trans } from '@lingui/react/macro'
import * as styles from './badges.css.ts'
import { HeadingColumns } from '../../../ui/columns.tsx'

/** Describes blockchain-based identity and badges (specification, section 1). */
export function Badges() {
  return (
    <HeadingColumns className={styles.badges}>
      <h2>
        <Trans>Certificates and badges</Trans>
      </h2>
      <p>
        <Trans>
          A school or company that trains its people here can verify them by a blockchain-based identity and issue its
          own certificate or badge for a finished course. It does so outside this shop. You can buy and take every
          course without one.
        </Trans>
      </p>
    </HeadingColumns>
  )
}
