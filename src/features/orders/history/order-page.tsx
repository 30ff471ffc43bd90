import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeclineReason } from '#contract/addresses/order-addresses.ts'
import { orderAgainPath } from '#contract/addresses/order-selection.ts'
import type { Order, OrderStatus } from '#contract/orders/orders.ts'
import * as codes from '#contract/protocol/codes.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { justReadMs } from '#lib/queries/load-for-member.ts'
import { storeAnswer } from '#lib/queries/store-answer.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { hasCode } from '#machines/api-error-data.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { ButtonAnchor } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { itemName } from '../order/item-text.ts'
import { MinorNotice } from '../order/minor-notice.tsx'
import { OrderNotFound } from '../order/order-not-found.tsx'
import { orderQuery } from '../order/order-queries.ts'
import { OrderReceipt } from '../order/order-receipt.tsx'
import * as parts from '../order/orders.css.ts'
import { PrintButton } from '../order/print-button.tsx'
import { isPartlyRefunded, StatusTag } from '../order/status-tag.tsx'
import { Deposit } from '../order-result/deposit.tsx'
import { CashReceipt, cashReceiptEntryOf } from './cash-receipt.tsx'
import * as styles from './history.css.ts'
import type { OrderChanges } from './order-changes.ts'
import { PayAgain, payAgainEntryOf } from './pay-again.tsx'
import { RefundProgress, RefundProgressTitle } from './refund-progress.tsx'
import { RefundSection, refundEntryOf } from './refund-section.tsx'
import { RentalCalendarButton } from './rental-calendar-button.tsx'

interface OrderPageProps {
  readonly id: string
  /** Why the payment from which the buyer returns was declined. */
  readonly decline: DeclineReason | undefined
}

/** Page of an order: details, delivery status and actions. */
export function OrderPage({ id, decline }: OrderPageProps) {
  const { http, queryClient } = useAppContext()
  const read = orderQuery(http, id)
  // An order from the list is shown at once and read again: its payment may have gone on elsewhere.
  const { data, error, refetch } = useQuery({ ...read, staleTime: justReadMs })
  const failed = useFailure(error)
  return (
    <>
      <Text as="p" size="small" className={parts.screenOnly}>
        <Link to="/mypage/history">
          <Trans>Purchase history</Trans>
        </Link>
      </Text>
      {error && hasCode(error, codes.notFound) ? (
        <OrderNotFound marginTop={4} />
      ) : (
        <>
          {/* The number is in the address, so the heading does not wait for the order. */}
          <OrderHeading number={id} order={data} />
          <AsyncContent
            data={data}
            // A flow that loads the order again goes on with the one before.
            errorText={data === undefined ? failed : undefined}
            errorTitle={<Trans>This order didn’t load</Trans>}
            onRetry={() => void refetch()}
            skeleton={
              <Stack gap={6} marginTop={6} marginBottom={6}>
                <Skeleton height="2rem" />
                <Skeleton height="2rem" />
                <Skeleton height="2rem" />
              </Stack>
            }
          >
            {(data) => (
              <LoadedOrder
                key={id}
                order={data}
                decline={decline}
                onShow={(order) => storeAnswer(queryClient, read.queryKey, order)}
                onReload={() => void refetch()}
              />
            )}
          </AsyncContent>
        </>
      )}
    </>
  )
}

function OrderHeading({ number, order }: { number: string; order: Order | undefined }) {
  return (
    // The receipt has a title of its own.
    <Cluster gap={4} rowGap={2} marginTop={2} marginBottom={6} className={parts.screenOnly}>
      <Heading as="h1" size={28}>
        <Trans>Order {number}</Trans>
      </Heading>
      {order && (
        <>
          <StatusTag status={order.status} isPartlyRefunded={isPartlyRefunded(order)} />
          <Cluster gap={2} wrap={false} className={styles.tools}>
            {order.payment?.receipt_url && (
              <ButtonAnchor size="small" href={order.payment.receipt_url} target="_blank" rel="noopener">
                <Icon name="receipt" />
                <Trans>Receipt</Trans>
              </ButtonAnchor>
            )}
            <PrintButton size="small" />
          </Cluster>
        </>
      )}
    </Cluster>
  )
}

interface LoadedOrderProps extends Omit<OrderPageProps, 'id'>, OrderChanges {
  readonly order: Order
}

/** Final states of unpaid orders, whose items can be ordered again. */
const unpaidFinalStates: ReadonlySet<OrderStatus> = new Set(['canceled', 'expired', 'failed'])

function LoadedOrder({ order, decline, ...changes }: LoadedOrderProps) {
  const { order_number: number } = order
  const again = unpaidFinalStates.has(order.status) ? orderAgainPath(order.items) : undefined
  const payAgainEntry = useLastDefined(payAgainEntryOf(order))
  const cashReceiptEntry = useLastDefined(cashReceiptEntryOf(order))
  const [cancellations, setCancellations] = useState(0)
  const refundEntry = useLastDefined(refundEntryOf(order))
  return (
    <>
      {order.status === 'waiting_for_deposit' && order.payment?.virtual_account && (
        <div className={parts.screenOnly}>
          <Deposit account={order.payment.virtual_account} amount={order.total_amt} />
        </div>
      )}
      {again !== undefined && (
        <Text as="p" marginBottom={8} className={parts.screenOnly}>
          <ButtonAnchor href={again}>
            <Trans>Order again</Trans>
          </ButtonAnchor>
        </Text>
      )}
      {payAgainEntry && (
        // An order whose payment was refused at last can be paid again: the flow begins anew.
        <PayAgain key={payAgainEntry} order={order} entry={payAgainEntry} decline={decline} {...changes} />
      )}
      <MinorNotice status={order.status} />
      <OrderReceipt order={order} />
      {order.status !== 'waiting_for_deposit' &&
        order.items
          .filter(({ kind, until, refund }) => kind === 'rental' && until !== null && refund === null)
          .map((item) => (
            <Stack key={item.id} marginTop={6} marginBottom={6} className={parts.screenOnly}>
              <RentalCalendarButton order={number} item={item.id} device={itemName(item)} />
            </Stack>
          ))}
      {cashReceiptEntry && <CashReceipt order={order} entry={cashReceiptEntry} {...changes} />}
      {order.status === 'cancel_requested' && refundEntry === 'paid' && (
        <Card as="section" padded="large" marginTop={10} className={parts.screenOnly}>
          <Heading as="h2" size={22} marginBottom={3}>
            <RefundProgressTitle order={order} />
          </Heading>
          <RefundProgress order={order} />
        </Card>
      )}
      {refundEntry && (
        <RefundSection
          key={cancellations}
          order={order}
          entry={refundEntry}
          onAgain={() => setCancellations(cancellations + 1)}
          {...changes}
        />
      )}
    </>
  )
}

/** The last value that was not undefined: a flow stays on the page when its end changes the order. */
function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
