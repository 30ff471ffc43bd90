import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderStatus, OrderSummary } from '#contract/orders/orders.ts'
import type { TagVariants } from '#ui/content/tag.css.ts'
import { Tag } from '#ui/content/tag.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { IconName } from '#ui/pictures/icon-names.ts'
import { statusLabels } from './order-labels.ts'

const looks: Record<OrderStatus, readonly [tone: TagVariants['tone'], icon: IconName]> = {
  pending: ['outline', 'clock'],
  waiting_for_deposit: ['warning', 'clock'],
  paid: ['success', 'circle-check'],
  cancel_requested: ['warning', 'refresh-cw'],
  canceled: ['outline', 'circle-x'],
  refund_completed: ['outline', 'rotate-ccw'],
  expired: ['outline', 'circle-x'],
  failed: ['danger', 'circle-alert'],
}

interface StatusTagProps {
  readonly status: OrderStatus
  /** Whether a part of a paid order was refunded. */
  readonly isPartlyRefunded?: boolean
}

/** Tag with an order's state. */
export function StatusTag({ status, isPartlyRefunded = false }: StatusTagProps) {
  const { i18n } = useLingui()
  const [tone, icon] = isPartlyRefunded ? looks.refund_completed : looks[status]
  return (
    <Tag tone={tone}>
      <Icon name={icon} />
      <span>{isPartlyRefunded ? <Trans>Partly refunded</Trans> : i18n._(statusLabels[status])}</span>
    </Tag>
  )
}

/** Whether a part of a paid order was refunded, and nothing more is on its way. */
export function isPartlyRefunded({ status, refunded_amt }: Pick<OrderSummary, 'status' | 'refunded_amt'>): boolean {
  return status === 'paid' && refunded_amt > 0
}
