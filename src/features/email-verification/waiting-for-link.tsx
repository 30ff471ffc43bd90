import { Trans } from '@lingui/react/macro'
import { type EmailVerification, emailVerificationLimits } from '#contract/accounts/email-verification.ts'
import { MailedLink, SendingFailed } from '#entities/mailed-link/mailed-link.tsx'
import { formatMoment } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useSecondsLeft } from '#lib/time/use-seconds-left.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { Hint } from '#ui/content/hint.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Countdown } from '#ui/form/countdown.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

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
export function WaitingForLink({ verification, isResent, busy, error, onResend, onBack }: WaitingForLinkProps) {
  const locale = useLocale()
  const left = useSecondsLeft(verification.expires_at)
  const { email } = verification
  const time = formatMoment(verification.sent_at, locale)
  return (
    <MailedLink
      sent={verification}
      countdown={<EmailCountdown left={left} />}
      resent={
        isResent && (
          <Callout tone="success" title={<Trans>Resent: {time}</Trans>}>
            <Trans>Buttons in earlier emails no longer work. Open the latest one.</Trans>
          </Callout>
        )
      }
      hint={
        <Hint role="status">
          <Icon name="refresh-cw" />
          <Trans>Waiting for you to open the email. You can use any device.</Trans>
        </Hint>
      }
      backLabel={<Trans>Change address</Trans>}
      busyLabel={<Trans>Sending the email</Trans>}
      busy={busy}
      error={error}
      onResend={onResend}
      onBack={onBack}
    >
      <Trans>We sent an email to {email}. Press the button in it and this page continues automatically.</Trans>
    </MailedLink>
  )
}

function EmailCountdown({ left }: { left: number | undefined }) {
  return (
    <Countdown left={left} total={emailVerificationLimits.linkSeconds} tick={60} major={5}>
      <Trans>left to open the email</Trans>
    </Countdown>
  )
}

interface MailExpiredProps extends Pick<WaitingForLinkProps, 'error' | 'onResend' | 'onBack'> {
  readonly email: string
}

/** The link was not opened in time. */
export function MailExpired({ email, error, onResend, onBack }: MailExpiredProps) {
  return (
    <>
      <StepHeading title={<Trans>Confirmation expired</Trans>}>
        <Trans>The email to {email} wasn’t opened within 30 minutes. Your details are still here.</Trans>
      </StepHeading>
      <StepContent>
        <SendingFailed error={error} />
        <EmailCountdown left={0} />
        <StepActions>
          <ChangeAddress onBack={onBack} />
          <Button variant="primary" size="large" onClick={onResend}>
            <Icon name="refresh-cw" />
            <Trans>Resend</Trans>
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
      <Trans>Change address</Trans>
    </Button>
  )
}
