import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type AmountRow, amountRows, type OrderAmounts } from '#contract/orders/order-amounts.ts'
import { Sum } from './sum.tsx'

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
  return (
    <Sum
      rows={amountRows(amounts).map(({ name, amount }) => ({
        key: name,
        name:
          name === 'regular'
            ? t`${plural(pieces, { one: 'Subtotal (# item)', other: 'Subtotal (# items)' })}`
            : i18n._(labels[name]),
        amount,
        ...(name === 'discount' || name === 'total' ? { look: name } : {}),
      }))}
    />
  )
}
