import { Trans } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeclineReason } from '../../../../contract/order-addresses.ts'
import { orderAgainPath } from '../../../../contract/order-selection.ts'
import { type Order, orderDetail, type OrderStatus } from '../../../../contract/orders.ts'
import { failureOf } from '../../../../machines/failure.ts'
import { endpointQuery } from '../../../lib/endpoint-query.ts'
import type { Http } from '../../../lib/http.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
import { useFailureWords } from '../../../lib/use-failure-words.ts'
import { small } from '../../../theme/layout.css.ts'
import { button, compact } from '../../../ui/button.css.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { bone } from '../../../ui/surface.css.ts'
import { OrderFacts } from '../parts/order-facts.tsx'
import { PrintButton } from '../parts/print-button.tsx'
import { StatusTag } from '../parts/status-tag.tsx'
import { CashReceipt } from './cash-receipt.tsx'
import * as styles from './history.css.ts'
import { PayOrder } from './pay-order.tsx'
import { Refund } from './refund.tsx'

interface OrderPageProps {
  readonly http: Http
  readonly queryClient: QueryClient
  /** Number of the order. */
  readonly id: string
  /** Why the payment was declined that the person comes back from. */
  readonly decline: DeclineReason | undefined
}

/** One order: what was bought and paid, where it is, and what can be done about it. */
export function OrderPage({ http, queryClient, id, decline }: OrderPageProps) {
  const read = endpointQuery(http, orderDetail, { params: { id }, query: {} })
  const { data, error, retry } = useAnswer(queryClient, read)
  const failed = useFailureWords(error ? failureOf(error) : undefined)
  const [isChanged, setChanged] = useState(false)
  const keep = (order: Order) => {
    queryClient.setQueryData(read.queryKey, { content: order, page_info: undefined })
    setChanged(true)
  }
  return (
    <>
      <p className={small}>
        <a href="/mypage/history">
          <Trans>Purchase history</Trans>
        </a>
      </p>
      {error ? (
        <Note kind="error" title={<Trans>This order could not be loaded</Trans>}>
          {failed}{' '}
          <button className={button} type="button" onClick={retry}>
            <Trans>Try again</Trans>
          </button>
        </Note>
      ) : data ? (
        <Loaded
          order={data.content}
          isChanged={isChanged}
          decline={decline}
          http={http}
          queryClient={queryClient}
          onChanged={keep}
        />
      ) : (
        <div aria-busy="true" className={styles.bones}>
          <span className={bone} />
          <span className={bone} />
          <span className={bone} />
        </div>
      )}
    </>
  )
}

interface LoadedProps extends Omit<OrderPageProps, 'id'> {
  readonly order: Order
  /** Whether it has just been changed here. */
  readonly isChanged: boolean
  readonly onChanged: (order: Order) => void
}

/** Where an order is over without having been paid: the same can be ordered again. */
const unpaidEnds: ReadonlySet<OrderStatus> = new Set(['canceled', 'expired', 'failed'])

function Loaded({ order, isChanged, decline, http, queryClient, onChanged }: LoadedProps) {
  const { order_number: number, payment, can } = order
  const again = unpaidEnds.has(order.status) ? orderAgainPath(order.items) : undefined
  return (
    <>
      <div className={styles.head}>
        <h1>
          <Trans>Order {number}</Trans>
        </h1>
        <StatusTag status={order.status} />
        <div className={styles.tools}>
          {payment?.receipt_url && (
            <a className={`${button} ${compact}`} href={payment.receipt_url} target="_blank" rel="noopener">
              <Icon name="receipt" />
              <Trans>Receipt</Trans>
            </a>
          )}
          <PrintButton className={compact} />
        </div>
      </div>
      {isChanged && order.status !== 'cancel_requested' && (
        <div className={styles.done}>
          <Note kind="good" title={<Trans>Your order is changed</Trans>}>
            <Trans>How it stands now is below.</Trans>
          </Note>
        </div>
      )}
      {order.status === 'waiting_for_deposit' && (
        <p className={styles.account}>
          <a className={button} href={`/order-complete?order=${number}`}>
            <Trans>Account and deadline</Trans>
          </a>
        </p>
      )}
      {order.status === 'cancel_requested' && (
        <div className={styles.done}>
          <Note kind="good" title={<Trans>Your order is being canceled</Trans>}>
            {order.delivery.status === 'shipped' || order.delivery.status === 'delivered' ? (
              <Trans>Send back what you have received. The money goes once it has come back to us.</Trans>
            ) : (
              <Trans>The money is on its way to you, and arrives within 7 business days.</Trans>
            )}
          </Note>
        </div>
      )}
      {order.status === 'pending' && !can.pay && !can.cancel && (
        <div className={styles.done}>
          <Note kind="good" title={<Trans>The payment is being confirmed</Trans>}>
            <Trans>The payment company has not answered yet. Nothing is charged twice.</Trans>
            <p>
              <a href={`/order-complete?order=${number}`}>
                <Trans>See how the payment went</Trans>
              </a>
            </p>
          </Note>
        </div>
      )}
      {again !== undefined && (
        <p className={styles.account}>
          <a className={button} href={again}>
            <Trans>Order again</Trans>
          </a>
        </p>
      )}
      {can.pay && <PayOrder order={order} http={http} decline={decline} />}
      <OrderFacts order={order} />
      {can.request_cash_receipt && <CashReceipt order={order} http={http} onRequested={onChanged} />}
      {can.cancel && <Refund order={order} http={http} queryClient={queryClient} onCanceled={onChanged} />}
    </>
  )
}
