import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '../../../../contract/orders/orders.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import type { IconName } from '../../../ui/pictures/icon-names.ts'
import type { TagVariants } from '../../../ui/content/tag.css.ts'
import { statusLabels } from './order-labels.ts'
import { Tag } from '../../../ui/content/tag.tsx'

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

/** Tag with an order's state. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui()
  const [tone, icon] = looks[status]
  return (
    <Tag tone={tone}>
      <Icon name={icon} />
      <span>{i18n._(statusLabels[status])}</span>
    </Tag>
  )
}
