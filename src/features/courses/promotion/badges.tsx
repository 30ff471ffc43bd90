import { Trans } from '@lingui/react/macro'
import { useFeature } from '#lib/features/use-feature.ts'
import { HeadingColumns } from '#ui/layout/columns.tsx'
import * as styles from './badges.css.ts'

/** Who issues certificates and badges. The company page explains the blockchain-based identity behind them. */
export function Badges() {
  const hasLearning = useFeature('learning-system')
  return (
    <HeadingColumns className={styles.badges}>
      <h2>
        <Trans>Certificates and badges</Trans>
      </h2>
      <p className={styles.text}>
        {hasLearning ? (
          <Trans>
            Finish every lesson and get a certificate of completion on My page. Your school or company issues other
            certificates and badges, outside this shop. You can buy and take every course without one.
          </Trans>
        ) : (
          <Trans>
            Your school or company issues certificates and badges, outside this shop. You can buy and take every course
            without one.
          </Trans>
        )}
      </p>
    </HeadingColumns>
  )
}
