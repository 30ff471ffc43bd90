import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '../../../../contract/orders.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { tag, tagBad, tagGood, tagLine, tagWait } from '../../../ui/tag.css.ts'
import { statusWords } from './order-words.ts'

const looks: Record<OrderStatus, readonly [look: string, icon: IconName]> = {
  pending: [tagLine, 'clock'],
  waiting_for_deposit: [tagWait, 'clock'],
  paid: [tagGood, 'circle-check'],
  cancel_requested: [tagWait, 'refresh-cw'],
  canceled: [tagLine, 'circle-x'],
  refund_completed: [tagLine, 'rotate-ccw'],
  expired: [tagLine, 'circle-x'],
  failed: [tagBad, 'circle-alert'],
}

/** Where an order stands, in a word. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui()
  const [look, icon] = looks[status]
  return (
    <span className={`${tag} ${look}`}>
      <Icon name={icon} />
      {i18n._(statusWords[status])}
    </span>
  )
}
