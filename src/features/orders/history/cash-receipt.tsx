import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useFlow } from '#lib/flows/use-flow.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useUserid } from '#lib/session/use-userid.ts'
import type { CashReceiptInput, CashReceiptState } from '#machines/cash-receipt.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { Card } from '#ui/layout/card.tsx'
import { screenOnly } from '../order/orders.css.ts'
import { provideCashReceipt } from './cash-receipt.flow.ts'
import { CashReceiptForm } from './cash-receipt-form.tsx'
import { FlowFailure, FlowResult } from './flow-result.tsx'
import type { OrderChanges } from './order-changes.ts'

/** Where the cash receipt of an order begins; undefined when there is nothing to request or to wait for. */
export function cashReceiptEntryOf(order: Order): CashReceiptInput['entry'] | undefined {
  if (order.cash_receipt?.status === 'requested') return 'requested'
  return order.can.request_cash_receipt ? 'none' : undefined
}

interface CashReceiptProps extends OrderChanges {
  readonly order: Order
  /** Where the flow begins. A later change of it does not begin anew. */
  readonly entry: CashReceiptInput['entry']
}

/** Requests the cash receipt of a transfer or deposit, once (specification, section 9). */
export function CashReceipt({ order, entry, onShow, onReload }: CashReceiptProps) {
  const { http } = useAppContext()
  const userid = useUserid()
  const { snapshot, send } = useFlow('cash-receipt', {
    provide: () => provideCashReceipt({ http, userid, onShow, onReload }),
    input: { order: order.order_number, entry },
  })
  const state = getStateName(snapshot.value)
  const { error } = snapshot.context
  const failed = useFailure(error)
  const number = order.cash_receipt?.number ?? ''
  const retry = () => send({ type: 'retry.requested' })
  const form = (
    <CashReceiptForm
      order={order.order_number}
      isBusy={state === 'requestingReceipt'}
      error={error}
      onSubmit={(request) => send({ type: 'receipt.submitted', request })}
    />
  )
  const pages: Record<CashReceiptState, ReactNode> = {
    openingReceipt: null,
    enteringNumber: form,
    requestingReceipt: form,
    receiptPending: (
      <FlowResult title={<Trans>Your cash receipt has been requested</Trans>}>
        <Trans>We’ll issue it to {number} and show it here.</Trans>
      </FlowResult>
    ),
    receiptUnknown: (
      <FlowFailure title={<Trans>We couldn’t check the result</Trans>} onRetry={retry}>
        {failed}
      </FlowFailure>
    ),
    receiptRefused: (
      <FlowFailure title={<Trans>Your cash receipt wasn’t issued</Trans>} onRetry={retry}>
        <Trans>The payment provider didn’t accept {number}. Check the number and try again.</Trans>
      </FlowFailure>
    ),
    receiptUnavailable: (
      <FlowFailure title={<Trans>The cash receipt wasn’t requested</Trans>}>
        {failed}
        <ButtonLink to="/mypage/history">
          <Trans>View purchase history</Trans>
        </ButtonLink>
      </FlowFailure>
    ),
    receiptIssued: (
      <FlowResult title={<Trans>Your cash receipt has been issued</Trans>}>
        <Trans>Registered with the tax office under {number}.</Trans>
      </FlowResult>
    ),
  }
  // The order was cancelled while the form was open.
  if (state === 'enteringNumber' && !order.can.request_cash_receipt) return null
  return (
    <FlowContainer flow="cash-receipt" state={state} step={state === 'requestingReceipt' ? 'enteringNumber' : state}>
      <Card as="section" padded="large" marginTop={10} className={screenOnly}>
        {pages[state]}
      </Card>
    </FlowContainer>
  )
}
