import { Trans } from '@lingui/react/macro'
import type { Quote } from '#contract/orders/checkout.ts'
import { limits } from '#contract/values/limits.ts'
import { BulletList } from '#ui/content/bullet-list.tsx'

const delivered = new Set<Quote['items'][number]['kind']>(['goods', 'rental', 'purchase'])

/** Withdrawal rules, shown before payment (specification, sections 5 and 9). */
export function RefundRules({ items }: Pick<Quote, 'items'>) {
  const { refundDays: days, refundProgressPercent: percent, goodsReturnDays, deliveryDays } = limits
  const { rentalPenaltyPercent: penalty } = limits
  return (
    <BulletList>
      {items.some(({ kind }) => !delivered.has(kind)) && (
        <>
          <li>
            <Trans>
              Courses: full refund within {days} days of purchase, as long as your progress is under {percent}%. No
              refund after that.
            </Trans>
          </li>
          <li>
            <Trans>If you were refunded for a course before, the lessons you finished then count again.</Trans>
          </li>
          <li>
            <Trans>Courses open right away. Try the free lessons and sample video before you buy.</Trans>
          </li>
        </>
      )}
      {items.some(({ kind }) => delivered.has(kind)) && (
        <li>
          <Trans>
            Devices and other goods: return them within {goodsReturnDays} days of delivery. We can’t take back anything
            lost, damaged, used or worth less. If the carrier reports no delivery, the days count from {deliveryDays}{' '}
            days after shipping.
          </Trans>
        </li>
      )}
      {items.some(({ kind }) => kind === 'rental') && (
        <li>
          <Trans>
            Rentals can end early: once the device is back, we refund the fee of the remaining days, less {penalty}%.
          </Trans>
        </li>
      )}
      <li>
        <Trans>Free items and discounts aren’t refundable.</Trans>
      </li>
    </BulletList>
  )
}
