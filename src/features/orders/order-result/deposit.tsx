import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { orderLimits, type VirtualAccount } from '#contract/orders/orders.ts'
import { accountNumberText, instrumentName } from '#contract/orders/payment-instruments.ts'
import { formatMoment, formatWon } from '#lib/i18n/format.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useSecondsLeft } from '#lib/time/use-seconds-left.ts'
import { Text } from '#ui/content/text.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from '../checkout/order.css.ts'

interface DepositProps {
  readonly account: VirtualAccount
  /** Won. */
  readonly amount: number
}

const secondsAnHour = 3_600

/** Account, amount and deadline of a deposit, one tick per hour. */
export function Deposit({ account, amount }: DepositProps) {
  const { t } = useLingui()
  const { messages, today } = useAppContext()
  const { locale } = messages
  const { depositSeconds } = orderLimits
  const left = Math.min(useSecondsLeft(account.until) ?? depositSeconds, depositSeconds)
  const hours = Math.floor(left / secondsAnHour)
  const minutes = Math.floor((left % secondsAnHour) / 60)
  const seconds = left % 60
  const until = formatMoment(account.until, locale, today)
  const bank = instrumentName(account.bank, locale)
  const { holder } = account
  return (
    <Card className={styles.deposit}>
      <div>
        <Text as="p" size="small" muted>
          <Trans>
            {bank}, account holder {holder}
          </Trans>
        </Text>
        <p className={styles.figure}>
          <span>{accountNumberText(account.number)}</span>
          <CopyButton size="small" text={account.number} />
        </p>
      </div>
      <div>
        <Text as="p" size="small" muted>
          <Trans>Amount to pay</Trans>
        </Text>
        <p className={styles.figure}>{formatWon(amount, locale)}</p>
      </div>
      <div>
        <Cluster as="p" align="stretch" justify="between" marginBottom={3}>
          <b>
            <Trans>until {until}</Trans>
          </b>
          <Text muted numeric role="timer" aria-label={t`Time left`}>
            {hours > 0 ? (
              <Trans>
                {hours} h {minutes} min left
              </Trans>
            ) : minutes > 0 ? (
              <Trans>
                {minutes} min {seconds} s left
              </Trans>
            ) : (
              <Plural value={seconds} one="# second left" other="# seconds left" />
            )}
          </Text>
        </Cluster>
        <Meter
          full
          length={depositSeconds / secondsAnHour}
          filled={(depositSeconds - left) / secondsAnHour}
          major={6}
        />
        <Text as="p" size="small" muted strong marginTop={1}>
          <Trans>Transfer exactly this amount. The account closes after the deadline.</Trans>
        </Text>
      </div>
    </Card>
  )
}
