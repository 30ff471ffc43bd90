import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { RefundPreview, RefundPreviewItem } from '../../../../contract/orders/orders.ts'
import { formatDay, formatMoment, formatWon, koreanDay } from '../../../lib/i18n/format.ts'
import { Meter } from '../../../ui/pictures/meter.tsx'
import { Sum } from '../order/sum.tsx'
import * as styles from './history.css.ts'
import { useAppContext } from '../../../lib/router/use-app-context.ts'
import { Text } from '../../../ui/content/text.tsx'

interface RefundPreviewDetailsProps {
  readonly preview: RefundPreview
}

/** Refund rule on meters of days and progress, then the amounts of each item. */
export function RefundPreviewDetails({ preview }: RefundPreviewDetailsProps) {
  const { t } = useLingui()
  const { locale } = useAppContext().messages
  const { paid_amt, refunded_amt, deducted_amt, refund_amt, items } = preview
  const amount = formatWon(refund_amt, locale)
  return (
    <>
      <h2>
        {refund_amt === 0 ? (
          <Trans>This order can’t be refunded</Trans>
        ) : refund_amt === paid_amt ? (
          <Trans>If you cancel now, you get a full refund of {amount}</Trans>
        ) : (
          <Trans>If you cancel now, you get {amount} back</Trans>
        )}
      </h2>
      {items.some(({ progress }) => progress !== null) && <Gauges preview={preview} />}
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item.id}>
            <span>
              {item.name}
              <ItemRule item={item} limit={preview.progress_limit} />
            </span>
            <Text as="b" numeric>
              {formatWon(item.refund_amt, locale)}
            </Text>
          </li>
        ))}
      </ul>
      <Sum
        rows={[
          { key: 'paid', name: t`Amount paid`, amount: paid_amt },
          ...(refunded_amt > 0 ? [{ key: 'refunded', name: t`Already refunded`, amount: -refunded_amt }] : []),
          { key: 'deducted', name: t`Deducted`, amount: deducted_amt === 0 ? 0 : -deducted_amt },
          { key: 'refund', name: t`Refund amount`, amount: refund_amt, look: 'total' },
        ]}
      />
    </>
  )
}

/** Meters of the days since the purchase and of the highest progress, each with its limit. */
function Gauges({ preview: { days, progress_limit, items } }: { preview: RefundPreview }) {
  const { t } = useLingui()
  const { passed: sincePurchase, of } = days
  const passed = Math.min(sincePurchase, of)
  const percent = Math.max(0, ...items.map(({ progress }) => progress?.percent ?? 0))
  return (
    <div className={styles.gauges}>
      <div>
        <h3>
          <Plural value={sincePurchase} _0="Bought today" one="# day since purchase" other="# days since purchase" />
        </h3>
        <Meter full height="high" length={of} filled={passed} major={of} label={t`${passed} of ${of} days passed`} />
        <p className={styles.caption}>
          <span>
            <Trans>Purchase</Trans>
          </span>
          <b>
            <Plural value={of} one="# day" other="# days" />
          </b>
        </p>
      </div>
      <div style={assignInlineVars({ [styles.limit]: String(progress_limit) })}>
        <h3>
          <Trans>Progress {percent}%</Trans>
        </h3>
        <div className={styles.marked}>
          <Meter
            full
            height="high"
            length={20}
            filled={percent / 5}
            major={20}
            label={t`Progress ${percent}%, the limit is ${progress_limit}%`}
          />
          <i />
        </div>
        <p className={`${styles.caption} ${styles.limitCaption}`}>
          <span>0%</span>
          <b>
            <Trans>limit {progress_limit}%</Trans>
          </b>
          <span>100%</span>
        </p>
      </div>
    </div>
  )
}

interface ItemRuleProps {
  readonly item: RefundPreviewItem
  /** Progress in percent from which nothing is refunded. */
  readonly limit: number
}

/** Reason why an item is refunded or not. */
function ItemRule({ item, limit }: ItemRuleProps) {
  const { messages, today } = useAppContext()
  const until = item.until === null ? '' : formatMoment(item.until, messages.locale, today)
  const lastDay = item.until === null ? '' : formatDay(koreanDay(item.until), today, messages.locale)
  const percent = item.progress?.percent ?? 0
  switch (item.refusal) {
    case 'too_late':
      return (
        <small>
          <Trans>The refund period ended on {lastDay}.</Trans>
        </small>
      )
    case 'too_far':
      return (
        <small>
          <Trans>
            You’ve completed {percent}%. Refunds end at {limit}%.
          </Trans>
        </small>
      )
    case 'refunded':
      return (
        <small>
          <Trans>Already refunded.</Trans>
        </small>
      )
    case 'free':
      return (
        <small>
          <Trans>It was free.</Trans>
        </small>
      )
    default:
      return (
        <small>
          {item.must_return && <Trans>We’ll refund you once it arrives.</Trans>}{' '}
          {until !== '' && <Trans>You can get a refund until {until}.</Trans>}
        </small>
      )
  }
}
