import { Trans } from '@lingui/react/macro'
import type { CourseSummary } from '../../../../contract/courses.ts'
import { formatWon } from '../../../lib/i18n/format.ts'
import { bone, card } from '../../../ui/surface.css.ts'
import { muted } from '../../../theme/layout.css.ts'
import { useWords } from '../../../lib/use-words.ts'
import { amounts, now } from '../sale/price-lines.css.ts'
import * as styles from '../panel.css.ts'

/** The panel while the lowest price is all that is known; the rest are bars of the size to come. */
export function PanelSkeleton({ price }: { price: CourseSummary['price'] }) {
  return (
    <div className={`${card} ${styles.panel}`} aria-busy="true">
      <div className={styles.kind}>
        <span className={`${bone} ${styles.boneWord}`} />
      </div>
      {price === null ? <span className={`${bone} ${styles.boneAmount}`} /> : <LowestPrice price={price} />}
      <div className={styles.option}>
        <span className={`${bone} ${styles.boneLabel}`} />
        <span className={`${bone} ${styles.boneField}`} />
      </div>
      <span className={`${bone} ${styles.boneTerm}`} />
      <span className={`${bone} ${styles.boneMain}`} />
      <span className={`${bone} ${styles.boneButton}`} />
      <span className={`${bone} ${styles.boneHint}`} />
    </div>
  )
}

function LowestPrice({ price }: { price: NonNullable<CourseSummary['price']> }) {
  const { locale } = useWords()
  return (
    <dl className={amounts}>
      {price.rate > 0 && (
        <div>
          <dt>
            <Trans>Regular price</Trans>
          </dt>
          <dd>
            <s className={muted}>{formatWon(price.regular, locale)}</s>
          </dd>
        </div>
      )}
      <div className={now}>
        <dt>
          <Trans>Price</Trans>
        </dt>
        <dd>{price.now === 0 ? <Trans>Free</Trans> : formatWon(price.now, locale)}</dd>
      </div>
    </dl>
  )
}
