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
          Schools and companies that train here can verify learners with a blockchain-based identity and issue their own
          certificates or badges. This happens outside this shop. You can buy and take every course without one.
        </Trans>
      </p>
    </HeadingColumns>
  )
}
