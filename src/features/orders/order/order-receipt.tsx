import { Trans } from '@lingui/react/macro'
import type { Order } from '#contract/orders/orders.ts'
import { OrderDetails } from './order-details.tsx'
import { Paper } from './paper.tsx'

/** Details of an order; in print a receipt with title and seller. */
export function OrderReceipt({ order }: { order: Order }) {
  const isPaid = order.payment !== null && order.payment.approved_at !== null
  return (
    <Paper title={isPaid ? <Trans>Receipt</Trans> : <Trans>Order confirmation</Trans>} seller={order.seller}>
      <OrderDetails order={order} />
    </Paper>
  )
}
