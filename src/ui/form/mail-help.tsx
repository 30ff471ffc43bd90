import { Trans } from '@lingui/react/macro'
import { Icon } from '../pictures/icon.tsx'
import { OtherOptions } from './other-options.tsx'

/** Advice for a mail that has not arrived. */
export function MailHelp({ sendsLeft }: { sendsLeft: number }) {
  return (
    <OtherOptions title={<Trans>No email yet?</Trans>}>
      <li>
        <Icon name="inbox" />
        <Trans>Check your spam and promotions folders first</Trans>
      </li>
      <li>
        <Icon name="mail" />
        {sendsLeft === 0 ? (
          <Trans>This was the last email for 24 hours</Trans>
        ) : (
          <Trans>Emails you can still request within 24 hours: {sendsLeft}</Trans>
        )}
      </li>
    </OtherOptions>
  )
}
