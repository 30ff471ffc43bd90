import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { beginPayment } from '../../../../contract/checkout.ts'
import type { DeclineReason } from '../../../../contract/order-addresses.ts'
import { type Order, orderLimits } from '../../../../contract/orders.ts'
import { paths } from '../../../../contract/paths.ts'
import { usePageRestored } from '../../../lib/browser/use-page-restored.ts'
import { useEndpointMutation } from '../../../lib/http/use-endpoint-mutation.ts'
import { formatMoment, formatWon } from '../../../lib/i18n/format.ts'
import { useErrorText } from '../../../lib/errors/use-error-text.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { DeclineNote } from '../order/decline-note.tsx'
import { paymentBefore, paymentChoiceOf } from '../order/payment-choice.ts'
import { PaymentMethods } from '../order/payment-methods.tsx'
import * as styles from './history.css.ts'
import { Card } from '../../../ui/card.tsx'
import { useAppContext } from '../../../lib/router/use-app-context.ts'
import { Text } from '../../../ui/text.tsx'

interface PayOrderProps {
  readonly order: Order
  /** Why the last payment was declined; undefined when the buyer does not return from a decline. */
  readonly decline: DeclineReason | undefined
}

/**
 * Pays an order that was placed before, from any tab. The order stays the same, so it is paid once: payment windows
 * still open elsewhere can no longer be paid.
 */
export function PayOrder({ order, decline }: PayOrderProps) {
  const { messages, today } = useAppContext()
  const { order_number: id, total_amt } = order
  const [payment, setPayment] = useState(() => paymentBefore(order))
  const begin = useEndpointMutation(beginPayment, { onSuccess: ({ url }) => location.assign(url) })
  const failed = useErrorText(begin.error)
  // The button stays busy until the payment window has taken the place of the page.
  const isBusy = begin.isPending || begin.isSuccess
  // The person came back from the payment window by Back.
  usePageRestored(() => {
    if (isBusy) begin.reset()
  })

  const pay = () => {
    const body = { ...paymentChoiceOf(payment, total_amt), return_path: paths.purchase({ id }) }
    begin.mutate({ params: { id }, query: {}, body })
  }
  const until = formatMoment(
    new Date(Date.parse(order.ordered_at) + orderLimits.pendingSeconds * 1_000).toISOString(),
    messages.locale,
    today,
  )
  const amount = formatWon(total_amt, messages.locale)
  return (
    <Card as="section" className={`${styles.block} ${styles.firstBlock}`}>
      <h2>
        <Trans>Pay for this order</Trans>
      </h2>
      {failed !== undefined ? (
        <Callout tone="danger" title={<Trans>The payment window did not open</Trans>}>
          {failed}
        </Callout>
      ) : (
        decline !== undefined && (
          <DeclineNote decline={decline}>
            <Trans>No money was taken, and the order is kept for you. You can pay it now.</Trans>
          </DeclineNote>
        )
      )}
      <Form
        onSubmit={() => {
          if (!isBusy) pay()
        }}
      >
        <div className={styles.fields}>
          <Text as="p" muted>
            <Trans>It is kept for you until {until}. After that it is over, and nothing was paid.</Trans>
          </Text>
          <PaymentMethods typed={payment} amount={total_amt} onChange={setPayment} />
        </div>
        <div className={styles.buttons}>
          <SubmitButton busy={isBusy && <Trans>Opening the payment window</Trans>}>
            <Trans>Pay {amount}</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
