import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { RefundPreview, RefundPreviewItem } from '#contract/orders/orders.ts'
import { chooseRefundLines } from '#contract/orders/refund-lines.ts'
import { limits } from '#contract/values/limits.ts'
import { formatDay, formatMoment, formatWon, koreanDay } from '#lib/i18n/format.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { refundAmountOf } from '#machines/refund.machine.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { FieldError } from '#ui/controls/field-error.tsx'
import { CheckBox } from '#ui/form/check-box.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterCaption } from '#ui/pictures/meter-caption.tsx'
import { Sum } from '../order/sum.tsx'
import * as styles from './history.css.ts'

/** Choice of the items to cancel. */
interface RefundChoice {
  /** IDs of the items that the member keeps. */
  readonly kept: readonly string[]
  readonly error: string | undefined
  readonly onChange: (kept: string[]) => void
}

interface RefundPreviewDetailsProps {
  readonly preview: RefundPreview
  /** Undefined where there is nothing to choose. */
  readonly choice?: RefundChoice | undefined
}

/** Refund rule on meters of days and progress, then the amounts of each item, with a choice where there are several. */
export function RefundPreviewDetails({ preview, choice }: RefundPreviewDetailsProps) {
  const { t } = useLingui()
  const { locale } = useAppContext().messages
  const { paid_amt, refunded_amt, deducted_amt, items } = preview
  const chosen = choice && items.map(({ id }) => id).filter((id) => !choice.kept.includes(id))
  const { carrier } = chooseRefundLines(items, chosen)
  const refund_amt = refundAmountOf(preview, chosen)
  const kept = preview.refund_amt - refund_amt
  const amount = formatWon(refund_amt, locale)
  const delivery = formatWon(Math.max(0, ...items.map((item) => item.delivery_amt)), locale)
  return (
    <>
      <Heading as="h2" size={22} marginBottom={6}>
        {preview.refund_amt === 0 ? (
          <Trans>This order can’t be refunded</Trans>
        ) : refund_amt === paid_amt ? (
          <Trans>If you cancel now, you get a full refund of {amount}</Trans>
        ) : (
          <Trans>If you cancel now, you get {amount} back</Trans>
        )}
      </Heading>
      {items.some(({ progress }) => progress !== null) && <Gauges preview={preview} />}
      <Stack
        as="ul"
        gap={1}
        marginBottom={5}
        aria-label={choice && t`Items to cancel`}
        aria-describedby={choice && 'refund-choice'}
      >
        {items.map((item) => (
          <li key={item.id} className={styles.line}>
            {choice && item.refund_amt > 0 ? (
              <ChosenItem item={item} choice={choice} limit={preview.progress_limit} />
            ) : (
              <ItemName item={item} limit={preview.progress_limit} />
            )}
            <Text as="b" numeric>
              {formatWon(item.refund_amt, locale)}
            </Text>
          </li>
        ))}
      </Stack>
      {choice && (
        <div id="refund-choice" role="status">
          {choice.error !== undefined && <FieldError>{choice.error}</FieldError>}
          {carrier && (
            <Text as="p" size="small" muted>
              <Trans>The delivery fee of {delivery} isn’t refunded while you keep another delivered item.</Trans>
            </Text>
          )}
        </div>
      )}
      <Sum
        rows={[
          { key: 'paid', name: t`Amount paid`, amount: paid_amt },
          ...(refunded_amt > 0 ? [{ key: 'refunded', name: t`Already refunded`, amount: -refunded_amt }] : []),
          { key: 'deducted', name: t`Deducted`, amount: deducted_amt === 0 ? 0 : -deducted_amt },
          ...(kept > 0 ? [{ key: 'kept', name: t`Items you keep`, amount: -kept }] : []),
          { key: 'refund', name: t`Refund amount`, amount: refund_amt, look: 'total' },
        ]}
      />
    </>
  )
}

interface ItemNameProps {
  readonly item: RefundPreviewItem
  /** Progress in percent from which nothing is refunded. */
  readonly limit: number
}

function ItemName({ item, limit }: ItemNameProps) {
  return (
    <div>
      <span>{item.name}</span>
      <ItemRule item={item} limit={limit} />
    </div>
  )
}

/** An item behind a check box: it is cancelled while that is checked. */
function ChosenItem({ item, choice, limit }: ItemNameProps & { readonly choice: RefundChoice }) {
  const { kept, error, onChange } = choice
  return (
    <CheckBox
      checked={!kept.includes(item.id)}
      aria-invalid={error === undefined ? undefined : true}
      onChange={(event) =>
        onChange(event.target.checked ? kept.filter((each) => each !== item.id) : [...kept, item.id])
      }
    >
      <ItemName item={item} limit={limit} />
    </CheckBox>
  )
}

/** Meters of the days since the purchase and of the progress in each course, each with its limit. */
function Gauges({ preview: { days, progress_limit, items } }: { preview: RefundPreview }) {
  const { t } = useLingui()
  const { passed: sincePurchase, of } = days
  const passed = Math.min(sincePurchase, of)
  const learnt = items.flatMap(({ id, name, progress }) => (progress === null ? [] : [{ id, name, ...progress }]))
  return (
    <Grid gap={10} rowGap={8} marginBottom={6}>
      <div>
        <Heading as="h3" size={16} marginBottom={4}>
          <Plural value={sincePurchase} _0="Bought today" one="# day since purchase" other="# days since purchase" />
        </Heading>
        <Meter full height="high" length={of} filled={passed} major={of} label={t`${passed} of ${of} days passed`} />
        <MeterCaption>
          <span>
            <Trans>Purchase</Trans>
          </span>
          <b>
            <Plural value={of} one="# day" other="# days" />
          </b>
        </MeterCaption>
      </div>
      {learnt.map(({ id, name, percent }) => (
        <div key={id} style={assignInlineVars({ [styles.limit]: String(progress_limit) })}>
          <Heading as="h3" size={16} marginBottom={4}>
            {learnt.length === 1 ? (
              <Trans>Progress {percent}%</Trans>
            ) : (
              <Trans>
                {name}: progress {percent}%
              </Trans>
            )}
          </Heading>
          <div className={styles.marked}>
            <Meter
              full
              height="high"
              length={20}
              filled={percent / 5}
              major={20}
              label={
                learnt.length === 1
                  ? t`Progress ${percent}%, the limit is ${progress_limit}%`
                  : t`${name}: progress ${percent}%, the limit is ${progress_limit}%`
              }
            />
            <i className={styles.limitMark} />
          </div>
          <MeterCaption className={styles.limitCaption}>
            <span>0%</span>
            <b className={styles.limitLabel}>
              <Trans>limit {progress_limit}%</Trans>
            </b>
            <span>100%</span>
          </MeterCaption>
        </div>
      ))}
    </Grid>
  )
}

/** Reason why an item is refunded or not. */
function ItemRule({ item, limit }: ItemNameProps) {
  const { messages, today } = useAppContext()
  const until = item.until === null ? '' : formatMoment(item.until, messages.locale, today)
  const lastDay = item.until === null ? '' : formatDay(koreanDay(item.until), today, messages.locale)
  const percent = item.progress?.percent ?? 0
  if (item.early_end) {
    const { left, of } = item.early_end
    const { rentalPenaltyPercent: penalty } = limits
    return (
      <Text as="small" muted className={styles.rule}>
        <Trans>
          You end the rental early: we refund the fee of {left} of {of} days, less {penalty}%, once the device arrives.
        </Trans>
      </Text>
    )
  }
  switch (item.refusal) {
    case 'too_late':
      return (
        <Text as="small" muted className={styles.rule}>
          <Trans>The refund period ended on {lastDay}.</Trans>
        </Text>
      )
    case 'too_far':
      return (
        <Text as="small" muted className={styles.rule}>
          <Trans>
            You’ve completed {percent}%. Refunds end at {limit}%.
          </Trans>
        </Text>
      )
    case 'refunded':
      return (
        <Text as="small" muted className={styles.rule}>
          <Trans>Already refunded.</Trans>
        </Text>
      )
    case 'free':
      return (
        <Text as="small" muted className={styles.rule}>
          <Trans>It was free.</Trans>
        </Text>
      )
    default:
      return (
        <Text as="small" muted className={styles.rule}>
          {item.must_return && <Trans>We’ll refund you once it arrives.</Trans>}{' '}
          {until !== '' && <Trans>You can get a refund until {until}.</Trans>}
        </Text>
      )
  }
}
