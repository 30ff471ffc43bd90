import { Trans } from '@lingui/react/macro'
import type { PurchaseOption } from '../../../../contract/courses.ts'
import { formatDay, formatWon } from '../../../lib/i18n/format.ts'
import { muted, small } from '../../../theme/layout.css.ts'
import { useWords } from '../../../lib/use-words.ts'
import { amountsOf } from './amounts.ts'
import * as styles from './price-lines.css.ts'

/** From the regular price to what is paid: only the lines that change something. */
export function PriceLines({ option }: { option: PurchaseOption }) {
  const { locale } = useWords()
  const { regular, discounted, special, now, saved, savedRate, delivery, total } = amountsOf(option)
  const rate = discounted?.rate
  return (
    <dl className={styles.amounts} aria-live="polite">
      {saved > 0 && (
        <div>
          <dt>
            <Trans>Regular price</Trans>
          </dt>
          <dd>
            <s className={muted}>{formatWon(regular, locale)}</s>
          </dd>
        </div>
      )}
      {discounted && special && (
        <div>
          <dt>
            <Trans>Discounted {rate}%</Trans>
          </dt>
          <dd>
            <s className={muted}>{formatWon(discounted.amount, locale)}</s>
          </dd>
        </div>
      )}
      <div className={styles.now}>
        <dt>
          {special ? (
            <>
              {discounted ? <Trans>Special price</Trans> : <Trans>Special price {savedRate}%</Trans>}
              <LastDay day={special.until} />
            </>
          ) : discounted ? (
            <Trans>Discounted {rate}%</Trans>
          ) : (
            <Trans>Price</Trans>
          )}
        </dt>
        <dd>{now === 0 ? <Trans>Free</Trans> : formatWon(now, locale)}</dd>
      </div>
      {saved > 0 && (
        <div className={styles.saved}>
          <dt>
            <Trans>You save</Trans>
          </dt>
          <dd>{formatWon(saved, locale)}</dd>
        </div>
      )}
      {delivery > 0 && (
        <>
          <div>
            <dt>
              <Trans>Delivery fee</Trans>
            </dt>
            <dd>{formatWon(delivery, locale)}</dd>
          </div>
          <div className={styles.total}>
            <dt>
              <Trans>Total</Trans>
            </dt>
            <dd>{formatWon(total, locale)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

function LastDay({ day: last }: { day: string | null }) {
  const { locale, today } = useWords()
  if (last === null) return null
  const day = formatDay(last, today, locale)
  return (
    <span className={`${small} ${muted}`}>
      <Trans>until {day}</Trans>
    </span>
  )
}
