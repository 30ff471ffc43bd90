import { Trans } from '@lingui/react/macro'
import { muted, small } from '../../../theme/layout.css.ts'
import type { BothTexts } from '../layout/both-languages.ts'
import * as styles from './codes.css.ts'

/** What a code says, in both languages side by side. */
export function CodeWords({ texts }: { texts: BothTexts | undefined }) {
  return (
    <section className={styles.block}>
      <h3>
        <Trans>Customers see this</Trans>
      </h3>
      <div className={styles.both}>
        <div>
          <p className={`${small} ${muted}`}>
            <Trans>Korean</Trans>
          </p>
          <p className={styles.seen} lang="ko">
            {texts?.ko}
          </p>
        </div>
        <div>
          <p className={`${small} ${muted}`}>
            <Trans>English</Trans>
          </p>
          <p className={styles.seen} lang="en">
            {texts?.en}
          </p>
        </div>
      </div>
    </section>
  )
}
