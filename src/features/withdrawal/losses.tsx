import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { WithdrawalPreview } from '#contract/accounts/withdrawal.ts'
import { limits } from '#contract/values/limits.ts'
import { formatDayShort, formatWon, koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { FormSection } from '#ui/form/form-section.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './withdrawal.css.ts'

/** What a withdrawal takes away, refunds and leaves as it is. */
export function Losses({ preview }: { readonly preview: WithdrawalPreview }) {
  const { courses, unpaid, kept, records, refund_amt, refunds } = preview
  const locale = useLocale()
  const { refundBusinessDays } = limits
  const { lessons } = records
  const isEmpty = courses.length + unpaid.length + kept.length + lessons === 0
  const amount = formatWon(refund_amt, locale)
  const refundedNames = refunds.map((order) => orderName(order, locale)).join(', ')
  return (
    <FormSection marginBottom={8} heading={<Trans>What you’ll lose</Trans>}>
      <ul className={styles.rows}>
        {courses.map((course) => (
          <CourseRow key={`${course.course} ${course.from}`} course={course} />
        ))}
        {unpaid.map((order) => (
          <li key={order.order_number} className={styles.row}>
            <Text as="b" strong>
              {orderName(order, locale)}
            </Text>
            <Text size="small" muted className={styles.middle}>
              <Trans>Unpaid order</Trans>
            </Text>
            <span className={styles.end}>
              <Trans>Will be cancelled</Trans>
            </span>
          </li>
        ))}
        {lessons > 0 && (
          <li className={styles.row}>
            <Text as="b" strong>
              <Trans>Your progress</Trans>
            </Text>
            <Text size="small" muted className={styles.middle}>
              <Plural value={lessons} one="# finished lesson" other="# finished lessons" />
            </Text>
            <span className={styles.end}>
              <Trans>Will be deleted</Trans>
            </span>
          </li>
        )}
        {kept.map((order) => (
          <li key={`${order.order_number} ${order.why}`} className={styles.row}>
            <Text as="b" strong>
              {orderName(order, locale)}
            </Text>
            <Text size="small" muted className={styles.middle}>
              {order.why === 'goods' ? (
                <Trans>We’ll still deliver it. Call us to return it.</Trans>
              ) : (
                <Trans>
                  We need your bank account for this refund. Cancel this order before you close your account.
                </Trans>
              )}
            </Text>
            <TextLink className={styles.end} to="/mypage/history/detail" search={{ id: order.order_number }}>
              <Trans>View order</Trans>
            </TextLink>
          </li>
        ))}
        <li className={styles.row}>
          <Text as="b" strong>
            <Trans>Your profile and logins</Trans>
          </Text>
          <Text size="small" muted className={styles.middle}>
            {isEmpty && <Trans>You have no active courses or open orders.</Trans>}
          </Text>
          <span className={styles.end}>
            <Trans>Will be deleted</Trans>
          </span>
        </li>
      </ul>
      {refund_amt > 0 && (
        <Callout icon="rotate-ccw" title={<Trans>You’ll get {amount} back</Trans>}>
          <Trans>
            {refundedNames}: still within the refund period. We’ll cancel it and refund your original payment method
            within {refundBusinessDays} business days.
          </Trans>
        </Callout>
      )}
    </FormSection>
  )
}

function CourseRow({ course }: { readonly course: WithdrawalPreview['courses'][number] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { title, days, from } = course
  const start = formatDayShort(from, locale)
  if (days === null) {
    return (
      <li className={styles.row}>
        <Text as="b" strong>
          {title}
        </Text>
        <Text size="small" muted className={styles.middle}>
          <Trans>Unlimited access since {start}</Trans>
        </Text>
        <span className={styles.end}>
          <Trans>Ends</Trans>
        </span>
      </li>
    )
  }
  const { all, left } = days
  const end = formatDayShort(course.until ?? from, locale)
  return (
    <li className={styles.row}>
      <Text as="b" strong>
        {title}
      </Text>
      <Meter
        className={styles.middle}
        full
        length={Math.ceil(all / 7)}
        filled={left / 7}
        major={4}
        label={t`${left} of ${all} days left, until ${end}`}
      />
      <span className={styles.end}>
        <Plural value={left} one="# day left" other="# days left" />
      </span>
    </li>
  )
}

/** Why and until when a withdrawal is delayed. */
export function WithdrawalDelay({ delay }: { readonly delay: NonNullable<WithdrawalPreview['delay']> }) {
  const locale = useLocale()
  const day = delay.until && formatDayShort(koreanDay(delay.until), locale)
  return (
    <Callout tone="warning" title={<Trans>You can’t close your account yet</Trans>}>
      <p>
        {day === null ? (
          <Trans>Your account is permanently restricted for fraud. Contact customer support to close it.</Trans>
        ) : (
          <Trans>Your account is restricted for fraud until {day}. You can close it here after that.</Trans>
        )}
      </p>
      <p>
        <TextLink to="/mypage/membership">
          <Trans>Reason and how to object</Trans>
        </TextLink>
      </p>
    </Callout>
  )
}

function orderName({ name, others }: { readonly name: string; readonly others: number }, locale: 'ko' | 'en'): string {
  if (others === 0) return name
  return locale === 'ko' ? `${name} 외 ${others}건` : `${name} and ${others} more`
}
