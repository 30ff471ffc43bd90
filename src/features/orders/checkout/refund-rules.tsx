import { Trans } from '@lingui/react/macro'
import type { Quote } from '../../../../contract/checkout.ts'
import { limits } from '../../../../contract/limits.ts'
import * as styles from './order.css.ts'

const delivered = new Set<Quote['items'][number]['kind']>(['goods', 'rental', 'purchase'])

/** Withdrawal rules, shown before payment (specification, sections 5 and 9). */
export function RefundRules({ items }: Pick<Quote, 'items'>) {
  const { refundDays: days, refundProgressPercent: percent, goodsReturnDays } = limits
  return (
    <ul className={styles.rules}>
      {items.some(({ kind }) => !delivered.has(kind)) && (
        <>
          <li>
            <Trans>
              Courses: everything is given back within {days} days of the purchase, as long as less than {percent}% of
              the course is done. Nothing is given back after that.
            </Trans>
          </li>
          <li>
            <Trans>
              A course opens at once. Its free lessons and the sample video are there to try it before you buy.
            </Trans>
          </li>
        </>
      )}
      {items.some(({ kind }) => delivered.has(kind)) && (
        <li>
          <Trans>
            Devices and goods: send them back within {goodsReturnDays} days of receiving them. What is lost, damaged or
            used, or has lost its value, cannot be taken back.
          </Trans>
        </li>
      )}
      <li>
        <Trans>What was free or taken off the price is not paid out.</Trans>
      </li>
    </ul>
  )
}
