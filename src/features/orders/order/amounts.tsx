import { Trans, useLingui } from '@lingui/react/macro'
import { formatWon } from '../../../lib/i18n/format.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import * as styles from './orders.css.ts'
import { DefinitionItem } from '../../../ui/definition-list.tsx'

interface AmountsProps {
  /** All amounts are in won. */
  readonly regular: number
  readonly discount: number
  readonly delivery: number
  readonly total: number
  /** Number of pieces. */
  readonly pieces: number
}

/** Amounts of an order: regular price, discount, delivery and total. */
export function Amounts({ regular, discount, delivery, total, pieces }: AmountsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <dl className={styles.sum} aria-live="polite">
      <Line name={t`Regular price, ${pieces} ea`} value={formatWon(regular, locale)} />
      <Line name={t`Discount`} value={discount === 0 ? formatWon(0, locale) : `−${formatWon(discount, locale)}`} />
      <Line name={t`Delivery fee`} value={formatWon(delivery, locale)} />
      <DefinitionItem className={styles.total} name={<Trans>Total</Trans>}>
        {formatWon(total, locale)}
      </DefinitionItem>
    </dl>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return <DefinitionItem name={name}>{value}</DefinitionItem>
}
