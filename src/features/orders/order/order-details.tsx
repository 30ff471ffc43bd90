import { useLingui } from '@lingui/react/macro'
import { formatPhone } from '../../../../contract/contact.ts'
import { splitVat } from '../../../../contract/order-amounts.ts'
import type { Order, OrderItem } from '../../../../contract/orders.ts'
import { installmentText, instrumentName } from '../../../../contract/payment-instruments.ts'
import { paths } from '../../../../contract/paths.ts'
import { formatMomentWithYear, formatWon } from '../../../lib/i18n/format.ts'
import { useAppContext } from '../../../lib/router/use-app-context.ts'
import { DefinitionItem } from '../../../ui/definition-list.tsx'
import { Text } from '../../../ui/text.tsx'
import { Amounts } from './amounts.tsx'
import { itemName, useItemText } from './item-text.ts'
import { deliveryLabels, methodLabels, receiptLabels } from './order-labels.ts'
import * as styles from './orders.css.ts'

/**
 * Details of an order, as on its receipt: items, payment, buyer, and delivery if there is one. Several items have
 * amounts of their own, which add up to those of the order. Dates show their year.
 */
export function OrderDetails({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const { locale } = useAppContext().messages
  const { payment, buyer } = order
  const moment = (at: string) => formatMomentWithYear(at, locale)
  const { supply, vat } = splitVat(order.total_amt)
  const [supplyText, vatText] = [formatWon(supply, locale), formatWon(vat, locale)]
  const address = `(${buyer.postcode}) ${buyer.address}, ${buyer.address_detail}`
  return (
    <dl className={styles.details}>
      <DefinitionItem name={t`Order number`}>
        <Text numeric>{order.order_number}</Text>
      </DefinitionItem>
      <DefinitionItem name={t`Order date`}>{moment(order.ordered_at)}</DefinitionItem>
      {order.items.map((item) => (
        <DefinitionItem
          key={item.id}
          name={item.device !== null ? t`Device` : item.kind === 'goods' ? t`Add-on` : t`Course`}
        >
          <Item item={item} isOnly={order.items.length === 1} />
        </DefinitionItem>
      ))}
      <DefinitionItem name={t`Amount`}>
        <Amounts amounts={order} pieces={order.items.reduce((sum, { quantity }) => sum + quantity, 0)} />
        {order.total_amt > 0 && (
          <small className={styles.vat}>
            <span>{t`Supply value ${supplyText}`}</span> <span>{t`VAT ${vatText}`}</span>
          </small>
        )}
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
        {buyer.name}, <Text numeric>{formatPhone(buyer.phone)}</Text>
        {order.delivery === null && <small>{address}</small>}
      </DefinitionItem>
      {order.delivery && (
        <DefinitionItem name={t`Delivery address`}>
          {address}
          <DeliveryState delivery={order.delivery} isPaid={order.status === 'paid'} />
        </DefinitionItem>
      )}
      {order.refunds.map((refund) => (
        <DefinitionItem key={refund.requested_at} name={t`Refund`}>
          <Text numeric>{formatWon(refund.amt, locale)}</Text>
          <small>{t`requested ${moment(refund.requested_at)}`}</small>
          {refund.completed_at !== null && <small>{t`refunded ${moment(refund.completed_at)}`}</small>}
        </DefinitionItem>
      ))}
      {order.cash_receipt && (
        <DefinitionItem name={t`Cash receipt`}>
          <Text numeric>
            {order.cash_receipt.type === 'personal'
              ? formatPhone(order.cash_receipt.number)
              : order.cash_receipt.number}
          </Text>
          <small>{i18n._(receiptLabels[order.cash_receipt.status])}</small>
        </DefinitionItem>
      )}
    </dl>
  )
}

/** An item with its option and period, and its amounts unless it is the only one. */
function Item({ item, isOnly }: { item: OrderItem; isOnly: boolean }) {
  const { t } = useLingui()
  const describe = useItemText({ withYears: true })
  const about = [describe(item), ...(item.is_refunded ? [t`refunded`] : [])].filter((text) => text !== '')
  return (
    <div className={styles.item}>
      <div>
        <ItemName item={item} />
        {about.length > 0 && <small>{about.join(' · ')}</small>}
      </div>
      {!isOnly && <Amounts amounts={item} pieces={item.quantity} />}
    </div>
  )
}

/** Name of an item, linked to its page. */
function ItemName({ item }: { item: OrderItem }) {
  const { course, device } = item
  const name = itemName(item)
  if (course !== null) return <a href={paths.course({ id: course })}>{name}</a>
  return device === null ? name : <a href={paths.device({ id: device })}>{name}</a>
}

interface DeliveryStateProps {
  readonly delivery: NonNullable<Order['delivery']>
  readonly isPaid: boolean
}

/** Delivery request, state and tracking number. Goods of an unpaid order are not being prepared. */
function DeliveryState({ delivery, isPaid }: DeliveryStateProps) {
  const { i18n } = useLingui()
  const { locale } = useAppContext().messages
  const { message, status, carrier, tracking_no, shipped_at } = delivery
  return (
    <small>
      {[
        message,
        ...(status === 'preparing' && !isPaid ? [] : [i18n._(deliveryLabels[status])]),
        ...(carrier === null ? [] : [`${carrier} ${tracking_no ?? ''}`]),
        ...(shipped_at === null ? [] : [formatMomentWithYear(shipped_at, locale)]),
      ].join(' · ')}
    </small>
  )
}
