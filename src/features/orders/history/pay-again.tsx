import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { DeclineReason } from '#contract/addresses/order-addresses.ts'
import { type Order, orderLimits } from '#contract/orders/orders.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useFlow } from '#lib/flows/use-flow.ts'
import { formatMoment, formatWon } from '#lib/i18n/format.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useUserid } from '#lib/session/use-userid.ts'
import type { PayAgainInput, PayAgainState } from '#machines/pay-again.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { DeclineNote } from '../order/decline-note.tsx'
import { screenOnly } from '../order/orders.css.ts'
import { paymentBefore, paymentChoiceOf, type TypedPayment } from '../order/payment-choice.ts'
import { PaymentMethods } from '../order/payment-methods.tsx'
import { FlowFailure, FlowResult } from './flow-result.tsx'
import * as styles from './history.css.ts'
import type { OrderChanges } from './order-changes.ts'
import { isPaymentBeingConfirmed, providePayAgain } from './pay-again.flow.ts'
import { paymentDraft } from './payment-draft.ts'

/** Where paying an order begins; undefined when it can neither be paid nor is being paid. */
export function payAgainEntryOf(order: Order): PayAgainInput['entry'] | undefined {
  if (order.can.pay) return 'payable'
  return isPaymentBeingConfirmed(order) ? 'confirming' : undefined
}

interface PayAgainProps extends OrderChanges {
  readonly order: Order
  readonly entry: PayAgainInput['entry']
  /** Why the last payment was declined; undefined when the buyer does not return from a decline. */
  readonly decline: DeclineReason | undefined
}

/**
 * Pays an order that was placed before, from any tab. The order stays the same, so it is paid once: payment windows
 * still open elsewhere can no longer be paid.
 */
export function PayAgain({ order, entry, decline, onShow, onReload }: PayAgainProps) {
  const { http } = useAppContext()
  const expiresAt = new Date(Date.parse(order.ordered_at) + orderLimits.pendingSeconds * 1_000).toISOString()
  const { snapshot, send } = useFlow('pay-again', {
    provide: () => providePayAgain({ http, onShow, onReload }),
    input: { order: order.order_number, entry, expiresAt, decline },
    // The payment window led back.
    beganElsewhere: entry === 'confirming' || decline !== undefined,
  })
  const state = getStateName(snapshot.value)
  const { error } = snapshot.context
  const failed = useFailure(error)

  const form = (
    <PaymentForm
      order={order}
      expiresAt={expiresAt}
      busy={busyLabels[state]}
      onSubmit={(typed) => send({ type: 'payment.submitted', payment: paymentChoiceOf(typed, order.total_amt) })}
    >
      {failed === undefined ? (
        snapshot.context.decline !== undefined && (
          <DeclineNote decline={snapshot.context.decline}>
            <Trans>You weren’t charged, and your order is saved. You can pay now.</Trans>
          </DeclineNote>
        )
      ) : (
        <Callout tone="danger" title={<Trans>The payment window didn’t open</Trans>}>
          {failed}
        </Callout>
      )}
    </PaymentForm>
  )
  const pages: Record<PayAgainState, ReactNode> = {
    openingOrder: null,
    choosingPayment: form,
    openingWindow: form,
    leavingForWindow: form,
    paymentRefused: (
      <FlowFailure title={<Trans>The payment window didn’t open</Trans>}>
        {failed}
        <ButtonLink to="/mypage/history">
          <Trans>View purchase history</Trans>
        </ButtonLink>
      </FlowFailure>
    ),
    confirmingPayment: (
      <FlowResult title={<Trans>We’re confirming your payment</Trans>}>
        <Trans>We’re waiting for the payment provider. You won’t be charged twice.</Trans>
      </FlowResult>
    ),
    paymentUnknown: (
      <FlowFailure
        title={<Trans>We couldn’t check the result</Trans>}
        onRetry={() => send({ type: 'retry.requested' })}
      >
        {failed}
      </FlowFailure>
    ),
    paymentConfirmed: (
      <FlowResult title={<Trans>Your payment is confirmed</Trans>}>
        <Trans>Your purchase is ready.</Trans>
      </FlowResult>
    ),
    paymentOver: (
      <FlowResult title={<Trans>This order can no longer be paid</Trans>}>
        <Trans>You weren’t charged. You can place the same order again.</Trans>
      </FlowResult>
    ),
  }
  // The order was cancelled on this page, or waits for a deposit: the page says so elsewhere.
  const isElsewhere = state === 'choosingPayment' ? !order.can.pay : order.status === 'waiting_for_deposit'
  if (isElsewhere) return null
  return (
    <FlowContainer flow="pay-again" state={state} step={busyLabels[state] === undefined ? state : 'choosingPayment'}>
      <Card as="section" padded="large" marginBottom={10} className={screenOnly}>
        {pages[state]}
      </Card>
    </FlowContainer>
  )
}

/** Label of the button while busy, by state. */
const busyLabels: Readonly<Partial<Record<PayAgainState, ReactNode>>> = {
  openingWindow: <Trans>Opening the payment window</Trans>,
  leavingForWindow: (
    <span role="status">
      <Trans>Taking you to the payment window</Trans>
    </span>
  ),
}

interface PaymentFormProps {
  readonly order: Order
  readonly expiresAt: string
  /** What happens while the payment window opens; undefined otherwise. */
  readonly busy: ReactNode
  readonly onSubmit: (typed: TypedPayment) => void
  /** Why the last payment did not go through. */
  readonly children: ReactNode
}

function PaymentForm({ order, expiresAt, busy, onSubmit, children }: PaymentFormProps) {
  const { messages, today } = useAppContext()
  const { order_number: number, total_amt } = order
  const draft = paymentDraft(useUserid(), number)
  const [typed, setTyped] = useState(() => draft.read() ?? paymentBefore(order))
  const until = formatMoment(expiresAt, messages.locale, today)
  const amount = formatWon(total_amt, messages.locale)
  return (
    <>
      <Heading as="h2" size={22} marginBottom={6} tabIndex={-1} data-step-heading="">
        <Trans>Pay for this order</Trans>
      </Heading>
      {children}
      <Form
        onSubmit={() => {
          if (busy === undefined) onSubmit(typed)
        }}
      >
        <Stack gap={5} marginTop={6} marginBottom={5}>
          <Text as="p" muted>
            <Trans>You can pay until {until}. After that, the order is cancelled automatically.</Trans>
          </Text>
          <PaymentMethods
            typed={typed}
            amount={total_amt}
            isDelivered={order.delivery !== null}
            onChange={(next) => {
              setTyped(next)
              draft.save(next)
            }}
          />
        </Stack>
        <div className={styles.payButton}>
          <SubmitButton busy={busy} fullWidth>
            <Trans>Pay {amount}</Trans>
          </SubmitButton>
        </div>
      </Form>
    </>
  )
}
