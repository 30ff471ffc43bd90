import { Trans } from '@lingui/react/macro'
import type { BothTexts } from '../layout/both-languages.ts'
import * as styles from './codes.css.ts'
import { Text } from '../../../ui/content/text.tsx'

/** Message of a code in both languages, side by side. */
export function CodeMessages({ texts }: { texts: BothTexts | undefined }) {
  return (
    <section className={styles.topic}>
      <h3>
        <Trans>Customers see this</Trans>
      </h3>
      <div className={styles.both}>
        <div>
          <Text as="p" size="small" muted>
            <Trans>Korean</Trans>
          </Text>
          <p className={styles.customerMessage} lang="ko">
            {texts?.ko}
          </p>
        </div>
        <div>
          <Text as="p" size="small" muted>
            <Trans>English</Trans>
          </Text>
          <p className={styles.customerMessage} lang="en">
            {texts?.en}
          </p>
        </div>
      </div>
    </section>
  )
}
