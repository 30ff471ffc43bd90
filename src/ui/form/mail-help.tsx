import { Trans } from '@lingui/react/macro'
import { Icon } from '../icon.tsx'
import { OtherOptions } from './other-options.tsx'

/** Advice for a mail that has not arrived. */
export function MailHelp({ sendsLeft }: { sendsLeft: number }) {
  return (
    <OtherOptions title={<Trans>No mail yet?</Trans>}>
      <li>
        <Icon name="inbox" />
        <Trans>Look among spam and advertisements first</Trans>
      </li>
      <li>
        <Icon name="mail" />
        {sendsLeft === 0 ? (
          <Trans>This was the last mail for 24 hours</Trans>
        ) : (
          <Trans>Mails that you can still get within 24 hours: {sendsLeft}</Trans>
        )}
      </li>
    </OtherOptions>
  )
}
