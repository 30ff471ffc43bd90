import { useLingui } from '@lingui/react/macro'
import { isDelivered } from '#contract/orders/order-item-kinds.ts'
import type { Order } from '#contract/orders/orders.ts'
import { installmentText, instrumentName } from '#contract/orders/payment-instruments.ts'
import { formatPhone } from '#contract/values/contact.ts'
import { formatMomentWithYear, formatWon } from '#lib/i18n/format.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Text } from '#ui/content/text.tsx'
import { AmountDetails } from './amount-details.tsx'
import { ItemDetails } from './item-details.tsx'
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
  const address = `(${buyer.postcode}) ${buyer.address}, ${buyer.address_detail}`
  return (
    <DefinitionList columns className={styles.details}>
      <DefinitionItem name={t`Order number`}>
        <Text numeric>{order.order_number}</Text>
      </DefinitionItem>
      <DefinitionItem name={t`Order date`}>{moment(order.ordered_at)}</DefinitionItem>
      {order.items.map((item) => (
        <ItemDetails key={item.id} item={item} refund={item.refund} isOnly={order.items.length === 1} />
      ))}
      <AmountDetails amounts={order} items={order.items} sellerVat={order.seller.vat} />
      {payment && (
        <DefinitionItem name={t`Payment`}>
          <span>
            {[
              i18n._(methodLabels[payment.method]),
              ...(payment.instrument === null ? [] : [instrumentName(payment.instrument, locale)]),
              ...(payment.method === 'card' ? [installmentText(payment.installment_months, locale)] : []),
            ].join(', ')}
          </span>
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
        <span>{`${buyer.name},`}</span> <Text numeric>{formatPhone(buyer.phone)}</Text>
        {order.delivery === null && <small>{address}</small>}
      </DefinitionItem>
      {order.delivery && (
        <DefinitionItem name={t`Delivery address`}>
          <span>{address}</span>
          <DeliveryState delivery={order.delivery} isPreparing={isPreparing(order)} />
        </DefinitionItem>
      )}
      {order.refunds.map((refund) => (
        <DefinitionItem key={refund.requested_at} name={t`Refund`}>
          <Text numeric>{formatWon(refund.amt, locale)}</Text>
          <small>{t`requested ${moment(refund.requested_at)}`}</small>
          {/* A refused refund has a time of completion as well. */}
          {refund.status === 'completed' && refund.completed_at !== null && (
            <small>{t`refunded ${moment(refund.completed_at)}`}</small>
          )}
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
    </DefinitionList>
  )
}

interface DeliveryStateProps {
  readonly delivery: NonNullable<Order['delivery']>
  /** Whether something is being prepared. */
  readonly isPreparing: boolean
}

/** Whether goods are paid and not refunded, so that they are shipped. */
function isPreparing({ status, items }: Order): boolean {
  return (
    (status === 'paid' || status === 'cancel_requested') &&
    items.some(({ kind, refund }) => isDelivered(kind) && refund === null)
  )
}

/** Delivery request, state and tracking number. */
function DeliveryState({ delivery, isPreparing }: DeliveryStateProps) {
  const { i18n } = useLingui()
  const { locale } = useAppContext().messages
  const { message, status, carrier, tracking_no, shipped_at } = delivery
  return (
    <small>
      {[
        message,
        ...(status === 'preparing' && !isPreparing ? [] : [i18n._(deliveryLabels[status])]),
        ...(carrier === null ? [] : [`${carrier} ${tracking_no ?? ''}`]),
        ...(shipped_at === null ? [] : [formatMomentWithYear(shipped_at, locale)]),
      ].join(' · ')}
    </small>
  )
}
