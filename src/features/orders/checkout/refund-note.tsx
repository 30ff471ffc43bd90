import { Trans } from '@lingui/react/macro'
import type { Quote } from '#contract/orders/checkout.ts'
import { isDelivered } from '#contract/orders/order-item-kinds.ts'
import { limits } from '#contract/values/limits.ts'
import { Hint } from '#ui/content/hint.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

/** The refund rules in one sentence, below the button that pays (specification, section 9). */
export function RefundNote({ items }: Pick<Quote, 'items'>) {
  const { refundDays, refundProgressPercent: percent, goodsReturnDays } = limits
  const hasCourse = items.some(({ kind }) => !isDelivered(kind))
  return (
    <Hint>
      <Icon name="rotate-ccw" />
      <span>
        {hasCourse ? (
          <Trans>
            Courses: full refund within {refundDays} days, if you’ve completed less than {percent}%.
          </Trans>
        ) : (
          <Trans>Send devices back within {goodsReturnDays} days of receiving them.</Trans>
        )}
      </span>
    </Hint>
  )
}
