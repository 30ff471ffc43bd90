import { useLingui } from '@lingui/react/macro'
import type { Order } from '../../../../contract/orders.ts'
import { installmentText, instrumentName } from '../../../../contract/payment-instruments.ts'
import { paths } from '../../../../contract/paths.ts'
import { formatMomentWithYear, formatWon } from '../../../lib/i18n/format.ts'
import { DefinitionItem } from '../../../ui/definition-list.tsx'
import { includedVat } from './included-vat.ts'
import { itemName, useItemText } from './item-text.ts'
import { deliveryLabels, methodLabels, receiptLabels } from './order-labels.ts'
import * as styles from './orders.css.ts'
import { useAppContext } from '../../../lib/router/use-app-context.ts'
import { Text } from '../../../ui/text.tsx'

/**
 * Details of an order, as on its receipt: items, payment and delivery. Regular prices minus discounts plus delivery are
 * the total, per line and overall. Dates show their year.
 */
export function OrderDetails({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const { locale } = useAppContext().messages
  const describe = useItemText({ withYears: true })
  const { payment, delivery } = order
  const moment = (at: string) => formatMomentWithYear(at, locale)
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const vat = formatWon(includedVat(order.total_amt), locale)
  const priceText = ({ regular_amt, amt, delivery_amt }: Order['items'][number]) => {
    const discount = formatWon(regular_amt - amt, locale)
    const discounted = formatWon(amt, locale)
    const fee = formatWon(delivery_amt, locale)
    return [
      ...(regular_amt > amt ? [t`discount −${discount}, ${discounted} after it`] : []),
      ...(delivery_amt > 0 ? [t`delivery ${fee}`] : []),
    ]
  }
  return (
    <dl className={styles.details}>
      <DefinitionItem name={t`Order number`}>
        <Text numeric>{order.order_number}</Text>
      </DefinitionItem>
      <DefinitionItem name={t`Ordered`}>{moment(order.ordered_at)}</DefinitionItem>
      {order.items.map((item) => (
        <DefinitionItem
          key={item.id}
          name={item.device !== null ? t`Device` : item.kind === 'goods' ? t`Additional option` : t`Course`}
        >
          <ItemName item={item} />, <Text numeric>{formatWon(item.regular_amt, locale)}</Text>
          <small>
            {[describe(item), ...priceText(item), ...(item.is_refunded ? [t`given back`] : [])]
              .filter((text) => text !== '')
              .join(' · ')}
          </small>
        </DefinitionItem>
      ))}
      {(order.discount_amt > 0 || order.delivery_amt > 0) && (
        <DefinitionItem name={t`Regular price, ${pieces} ea`}>
          <Text numeric>{formatWon(order.regular_amt, locale)}</Text>
        </DefinitionItem>
      )}
      {order.discount_amt > 0 && (
        <DefinitionItem name={t`Discount`}>
          <Text numeric>−{formatWon(order.discount_amt, locale)}</Text>
        </DefinitionItem>
      )}
      {order.delivery_amt > 0 && (
        <DefinitionItem name={t`Delivery fee`}>
          <Text numeric>{formatWon(order.delivery_amt, locale)}</Text>
        </DefinitionItem>
      )}
      <DefinitionItem name={t`Total`}>
        <Text numeric>{formatWon(order.total_amt, locale)}</Text>
        <small>{t`VAT included: ${vat}`}</small>
      </DefinitionItem>
      {payment && (
        <DefinitionItem name={t`Payment`}>
          {[
            i18n._(methodLabels[payment.method]),
            ...(payment.instrument === null ? [] : [instrumentName(payment.instrument, locale)]),
            ...(payment.method === 'card' ? [installmentText(payment.installment_months, locale)] : []),
          ].join(', ')}
          {payment.approved_at !== null && (
            <small>
              {[
                t`approved ${moment(payment.approved_at)}`,
                ...(payment.approve_no === null ? [] : [t`approval number ${payment.approve_no}`]),
              ].join(' · ')}
            </small>
          )}
        </DefinitionItem>
      )}
      <DefinitionItem name={t`Buyer`}>
        {order.buyer.name}, <Text numeric>{order.buyer.phone}</Text>
      </DefinitionItem>
      <DefinitionItem name={delivery.status === 'none' ? t`Address` : t`Where it goes`}>
        ({delivery.postcode}) {delivery.address}, {delivery.address_detail}
        {delivery.status !== 'none' && (
          <small>
            {[
              delivery.message,
              ...(delivery.status === 'preparing' && order.status !== 'paid'
                ? []
                : [i18n._(deliveryLabels[delivery.status])]),
              ...(delivery.carrier === null ? [] : [`${delivery.carrier} ${delivery.tracking_no ?? ''}`]),
              ...(delivery.shipped_at === null ? [] : [moment(delivery.shipped_at)]),
            ].join(' · ')}
          </small>
        )}
      </DefinitionItem>
      {order.refunds.map((refund) => (
        <DefinitionItem key={refund.requested_at} name={t`Refund`}>
          <Text numeric>{formatWon(refund.amt, locale)}</Text>
          <small>{t`asked for ${moment(refund.requested_at)}`}</small>
          {refund.completed_at !== null && <small>{t`given back ${moment(refund.completed_at)}`}</small>}
        </DefinitionItem>
      ))}
      {order.cash_receipt && (
        <DefinitionItem name={t`Cash receipt`}>
          <Text numeric>{order.cash_receipt.number}</Text>
          <small>{i18n._(receiptLabels[order.cash_receipt.status])}</small>
        </DefinitionItem>
      )}
    </dl>
  )
}

/** Name of an item, linked to its page. */
function ItemName({ item }: { item: Order['items'][number] }) {
  const { course, device } = item
  const name = itemName(item)
  if (course !== null) return <a href={paths.course({ id: course })}>{name}</a>
  return device === null ? name : <a href={paths.device({ id: device })}>{name}</a>
}
