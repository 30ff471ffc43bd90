import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type AmountRow, amountRows, type OrderAmounts } from '../../../../contract/order-amounts.ts'
import { formatWon } from '../../../lib/i18n/format.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { DefinitionItem } from '../../../ui/definition-list.tsx'
import * as styles from './orders.css.ts'

interface AmountsProps {
  readonly amounts: OrderAmounts
  /** Number of pieces. */
  readonly pieces: number
}

const labels: Record<Exclude<AmountRow['name'], 'regular'>, MessageDescriptor> = {
  discount: msg`Discount`,
  delivery: msg`Delivery fee`,
  total: msg`Total`,
}

/** Amounts of an order or of one of its items: regular price, discount, delivery fee and total. */
export function Amounts({ amounts, pieces }: AmountsProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return (
    <dl className={styles.sum} aria-live="polite">
      {amountRows(amounts).map(({ name, amount }) => (
        <DefinitionItem
          key={name}
          className={styles.rowStyles[name]}
          name={name === 'regular' ? t`Regular price, ${pieces} ea` : i18n._(labels[name])}
        >
          {formatWon(amount, locale)}
        </DefinitionItem>
      ))}
    </dl>
  )
}
