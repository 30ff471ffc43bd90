import { useQuery } from '@tanstack/react-query'
import * as codes from '../../../../contract/codes.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeclineReason } from '../../../../contract/order-addresses.ts'
import { orderAgainPath } from '../../../../contract/order-selection.ts'
import { type Order, orderDetail, type OrderStatus } from '../../../../contract/orders.ts'
import { paths } from '../../../../contract/paths.ts'
import { hasCode } from '../../../../machines/api-error-data.ts'
import { endpointQuery } from '../../../lib/http/endpoint-query.ts'
import { formatWon } from '../../../lib/i18n/format.ts'
import { useErrorText } from '../../../lib/errors/use-error-text.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AsyncContent } from '../../../ui/async-content.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { OrderReceipt } from '../order/order-receipt.tsx'
import { OrderNotFound } from '../order/order-not-found.tsx'
import { PrintButton } from '../order/print-button.tsx'
import * as parts from '../order/orders.css.ts'
import { StatusTag } from '../order/status-tag.tsx'
import { CashReceipt } from './cash-receipt.tsx'
import * as styles from './history.css.ts'
import { PayOrder } from './pay-order.tsx'
import { Refund } from './refund.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAppContext } from '../../../lib/router/use-app-context.ts'
import { Text } from '../../../ui/text.tsx'

interface OrderPageProps {
  readonly id: string
  /** Why the payment from which the buyer returns was declined. */
  readonly decline: DeclineReason | undefined
}

/** Page of an order: details, delivery status and actions. */
export function OrderPage({ id, decline }: OrderPageProps) {
  const { http, queryClient } = useAppContext()
  const read = endpointQuery(http, orderDetail, { params: { id }, query: {} })
  const { data, error, refetch } = useQuery(read)
  const failed = useErrorText(error)
  const [change, setChange] = useState<Change>()
  const keep = (order: Order, what: Change) => {
    queryClient.setQueryData(read.queryKey, { content: order, page_info: undefined })
    setChange(what)
  }
  return (
    <>
      <Text as="p" size="small" className={parts.screenOnly}>
        <a href={paths.purchases()}>
          <Trans>Purchase history</Trans>
        </a>
      </Text>
      {error && hasCode(error, codes.notFound) ? (
        <OrderNotFound />
      ) : (
        <AsyncContent
          data={data}
          errorText={failed}
          errorTitle={<Trans>This order could not be loaded</Trans>}
          onRetry={() => void refetch()}
          skeleton={
            <div aria-busy="true" className={styles.skeletonRows}>
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </div>
          }
        >
          {(data) => <Loaded order={data.content} change={change} decline={decline} onChanged={keep} />}
        </AsyncContent>
      )}
    </>
  )
}

interface LoadedProps extends Omit<OrderPageProps, 'id'> {
  readonly order: Order
  /** The action that the buyer has just requested on this page. */
  readonly change: Change | undefined
  readonly onChanged: (order: Order, what: Change) => void
}

/** Actions on this page besides payment. */
type Change = 'cancel' | 'cash-receipt'

/** Final states of unpaid orders, whose items can be ordered again. */
const unpaidFinalStates: ReadonlySet<OrderStatus> = new Set(['canceled', 'expired', 'failed'])

function Loaded({ order, change, decline, onChanged }: LoadedProps) {
  const { order_number: number, payment, can } = order
  const again = unpaidFinalStates.has(order.status) ? orderAgainPath(order.items) : undefined
  return (
    <>
      <div className={styles.head}>
        <h1>
          <Trans>Order {number}</Trans>
        </h1>
        <StatusTag status={order.status} />
        <div className={styles.tools}>
          {payment?.receipt_url && (
            <ButtonLink size="small" href={payment.receipt_url} target="_blank" rel="noopener">
              <Icon name="receipt" />
              <Trans>Receipt</Trans>
            </ButtonLink>
          )}
          <PrintButton size="small" />
        </div>
      </div>
      {change === 'cash-receipt' && <ReceiptRequested order={order} />}
      {change === 'cancel' && <CancelDone order={order} />}
      {order.status === 'waiting_for_deposit' && (
        <p className={styles.account}>
          <ButtonLink href={paths.orderComplete({ order: number })}>
            <Trans>Account and deadline</Trans>
          </ButtonLink>
        </p>
      )}
      {order.status === 'cancel_requested' && (
        <div className={styles.done}>
          <Callout tone="success" title={<Trans>Your order is being canceled</Trans>}>
            {order.delivery.status === 'shipped' || order.delivery.status === 'delivered' ? (
              <Trans>Send back what you have received. The money goes once it has come back to us.</Trans>
            ) : (
              <Trans>The money is on its way to you, and arrives within 7 business days.</Trans>
            )}
          </Callout>
        </div>
      )}
      {order.status === 'pending' && !can.pay && !can.cancel && (
        <div className={styles.done}>
          <Callout tone="success" title={<Trans>The payment is being confirmed</Trans>}>
            <Trans>The payment company has not answered yet. Nothing is charged twice.</Trans>
            <p>
              <a href={paths.orderComplete({ order: number })}>
                <Trans>See how the payment went</Trans>
              </a>
            </p>
          </Callout>
        </div>
      )}
      {again !== undefined && (
        <p className={styles.account}>
          <ButtonLink href={again}>
            <Trans>Order again</Trans>
          </ButtonLink>
        </p>
      )}
      {can.pay && <PayOrder order={order} decline={decline} />}
      <OrderReceipt order={order} />
      {can.request_cash_receipt && <CashReceipt order={order} onRequested={(now) => onChanged(now, 'cash-receipt')} />}
      {can.cancel && <Refund order={order} onCanceled={(now) => onChanged(now, 'cancel')} />}
    </>
  )
}

/** Result of the cash receipt request. */
function ReceiptRequested({ order: { cash_receipt: receipt } }: { order: Order }) {
  if (!receipt) return null
  const { number } = receipt
  return (
    <div className={styles.done}>
      {receipt.status === 'issued' ? (
        <Callout tone="success" title={<Trans>Your cash receipt is issued</Trans>}>
          <Trans>It is registered with the tax office under {number}.</Trans>
        </Callout>
      ) : receipt.status === 'requested' ? (
        <Callout tone="success" title={<Trans>Your cash receipt is requested</Trans>}>
          <Trans>It will be issued to {number}. This page shows when it is.</Trans>
        </Callout>
      ) : (
        <Callout tone="danger" title={<Trans>Your cash receipt was not issued</Trans>}>
          <Trans>The payment company did not accept {number}. Check the number, then ask again.</Trans>
        </Callout>
      )}
    </div>
  )
}

/** Result of the cancellation. While the refund is pending, its own note is shown instead. */
function CancelDone({ order }: { order: Order }) {
  const locale = useLocale()
  const refunded = formatWon(order.refunded_amt, locale)
  if (order.status === 'cancel_requested') return null
  return (
    <div className={styles.done}>
      {order.status === 'canceled' ? (
        <Callout tone="success" title={<Trans>Your order is canceled</Trans>}>
          <Trans>Nothing was charged.</Trans>
        </Callout>
      ) : order.refunded_amt > 0 ? (
        <Callout tone="success" title={<Trans>{refunded} was refunded</Trans>}>
          {order.status === 'refund_completed' ? (
            <Trans>Your order is canceled. Depending on your bank, the money may take a few days to show.</Trans>
          ) : (
            <Trans>The rest of your order stays as it is. The money may take a few days to show.</Trans>
          )}
        </Callout>
      ) : (
        <Callout tone="danger" title={<Trans>The refund was not accepted</Trans>}>
          <Trans>Your order stays as it is. Ask again with another account, or contact customer support.</Trans>
        </Callout>
      )}
    </div>
  )
}
