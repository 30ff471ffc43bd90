import { Trans } from '@lingui/react/macro'
import type { Order, OrderItem } from '#contract/orders/orders.ts'
import { limits } from '#contract/values/limits.ts'
import { useCompany } from '#lib/company/use-company.ts'
import { PhoneLink } from '#ui/content/phone-link.tsx'
import { itemName } from '../order/item-text.ts'

const namesOf = ({ items }: Order, state: OrderItem['refund']) =>
  items
    .filter(({ refund }) => refund === state)
    .map(itemName)
    .join(', ')

/** Which items of an order are being cancelled; the whole order when all of them are. */
export function RefundProgressTitle({ order }: { order: Order }) {
  const isWhole = order.items.every(({ refund }) => refund !== null)
  const names = [namesOf(order, 'awaits_return'), namesOf(order, 'requested')].filter((each) => each !== '').join(', ')
  return isWhole || names === '' ? <Trans>Cancelling your order</Trans> : <Trans>Cancelling: {names}</Trans>
}

/** What the refund of each item waits for, and what the buyer does about it. */
export function RefundProgress({ order }: { order: Order }) {
  const [returning, refunding] = [namesOf(order, 'awaits_return'), namesOf(order, 'requested')]
  const { refundBusinessDays: days } = limits
  const { phone } = useCompany()
  return (
    <>
      {returning !== '' && (
        <p>
          <Trans>
            {returning}: nothing has been refunded yet. A courier collects what you received from the delivery address:
            call <PhoneLink number={phone} /> to agree on a day. We’ll refund you once it’s back.
          </Trans>
        </p>
      )}
      {(refunding !== '' || returning === '') && (
        <p>
          {refunding === '' || refunding === order.items.map(itemName).join(', ') ? (
            <Trans>Your refund is on its way and arrives within {days} business days.</Trans>
          ) : (
            <Trans>
              {refunding}: your refund is on its way and arrives within {days} business days.
            </Trans>
          )}
        </p>
      )}
    </>
  )
}
