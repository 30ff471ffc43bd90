import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '#contract/orders/orders.ts'
import type { TagVariants } from '#ui/content/tag.css.ts'
import { Tag } from '#ui/content/tag.tsx'
import { orderStatusNames } from '../messages/order-names.ts'

const tones: Record<OrderStatus, TagVariants['tone']> = {
  pending: 'outline',
  waiting_for_deposit: 'warning',
  paid: 'success',
  cancel_requested: 'warning',
  canceled: 'outline',
  refund_completed: 'outline',
  expired: 'outline',
  failed: 'danger',
}

/** Tag with the state of an order. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui()
  return <Tag tone={tones[status]}>{i18n._(orderStatusNames[status])}</Tag>
}
