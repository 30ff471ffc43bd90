import { Trans } from '@lingui/react/macro'
import { type EmailVerification, emailVerificationLimits } from '../../../contract/email-verification.ts'
import type { ApiErrorData } from '../../../machines/api-error-data.ts'
import { formatMoment } from '../../lib/i18n/format.ts'
import { useErrorText } from '../../lib/errors/use-error-text.ts'
import { useLocale } from '../../lib/i18n/use-locale.ts'
import { useSecondsLeft } from '../../lib/time/use-seconds-left.ts'
import { MailHelp } from '../../ui/form/mail-help.tsx'
import { ResendButton } from '../../ui/form/resend-button.tsx'
import { StepHeading } from '../../ui/form/step-heading.tsx'
import { Countdown } from '../../ui/form/countdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Button } from '../../ui/button.tsx'
import { Hint } from '../../ui/hint.tsx'
import { StepActions } from '../../ui/form/step-actions.tsx'
import { StepContent } from '../../ui/form/step-content.tsx'

interface WaitingForLinkProps {
  readonly verification: EmailVerification
  readonly isResent: boolean
  /** True while another mail is being sent. */
  readonly busy: boolean
  readonly error: ApiErrorData | undefined
  readonly onResend: () => void
  readonly onBack: () => void
}

/** Waits until the link in the mail is opened, on any device. */
export function WaitingForLink(props: WaitingForLinkProps) {
  const { verification, isResent, busy, error, onResend, onBack } = props
  const locale = useLocale()
  const failed = useErrorText(error)
  const left = useSecondsLeft(verification.expires_at)
  const wait = useSecondsLeft(verification.resend_at)
  const { email } = verification
  const time = formatMoment(verification.sent_at, locale)
  return (
    <>
      <StepHeading title={<Trans>Open the mail</Trans>}>
        <Trans>We sent a mail to {email}. Press the button in it, and this page goes on by itself.</Trans>
      </StepHeading>
      <StepContent>
        {failed !== undefined && (
          <Callout tone="danger" title={<Trans>No new mail was sent</Trans>}>
            {failed}
          </Callout>
        )}
        {isResent && failed === undefined && (
          <Callout tone="success" title={<Trans>Sent again: {time}</Trans>}>
            <Trans>The buttons of earlier mails no longer work. Open the newest one.</Trans>
          </Callout>
        )}
        <Countdown left={left} total={emailVerificationLimits.linkSeconds} tick={60} major={5}>
          <Trans>left to open it</Trans>
        </Countdown>
        <StepActions>
          <ChangeAddress onBack={onBack} />
          <ResendButton
            wait={wait}
            busy={busy}
            variant="button"
            onResend={onResend}
            busyLabel={<Trans>Sending the mail</Trans>}
          >
            <Trans>Send it again</Trans>
          </ResendButton>
        </StepActions>
        <Hint role="status">
          <Icon name="refresh-cw" />
          <Trans>Waiting for the mail to be opened. Another device will do.</Trans>
        </Hint>
      </StepContent>
      <MailHelp sendsLeft={verification.sends_left} />
    </>
  )
}

interface MailExpiredProps extends Pick<WaitingForLinkProps, 'error' | 'onResend' | 'onBack'> {
  readonly email: string
}

/** The link was not opened in time. */
export function MailExpired({ email, error, onResend, onBack }: MailExpiredProps) {
  const failed = useErrorText(error)
  return (
    <>
      <StepHeading title={<Trans>The time to confirm is over</Trans>}>
        <Trans>The mail to {email} was not opened within 30 minutes. What you typed is still here.</Trans>
      </StepHeading>
      <StepContent>
        {failed !== undefined && (
          <Callout tone="danger" title={<Trans>No new mail was sent</Trans>}>
            {failed}
          </Callout>
        )}
        <Countdown left={0} total={emailVerificationLimits.linkSeconds} tick={60} major={5}>
          <Trans>left to open it</Trans>
        </Countdown>
        <StepActions>
          <ChangeAddress onBack={onBack} />
          <Button variant="primary" size="large" onClick={onResend}>
            <Icon name="refresh-cw" />
            <Trans>Send it again</Trans>
          </Button>
        </StepActions>
      </StepContent>
    </>
  )
}

export function ChangeAddress({ onBack }: { onBack: () => void }) {
  return (
    <Button size="large" onClick={onBack}>
      <Icon name="arrow-left" />
      <Trans>Change the address</Trans>
    </Button>
  )
}
