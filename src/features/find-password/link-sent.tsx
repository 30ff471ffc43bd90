import { Trans } from '@lingui/react/macro'
import { passwordLinkLimits, type SentLink } from '../../../contract/find-password.ts'
import { useSecondsLeft } from '../../lib/time/use-seconds-left.ts'
import { MailHelp } from '../../ui/form/mail-help.tsx'
import { ResendButton } from '../../ui/form/resend-button.tsx'
import { StepHeading } from '../../ui/form/step-heading.tsx'
import { Countdown } from '../../ui/form/countdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/button.tsx'
import { StepActions } from '../../ui/form/step-actions.tsx'
import { StepContent } from '../../ui/form/step-content.tsx'

interface LinkSentProps {
  readonly sent: SentLink
  /** The contact, masked. */
  readonly to: string
  /** True while another mail is being sent. */
  readonly busy: boolean
  readonly onResend: () => void
  readonly onBack: () => void
}

/** The link was sent: time left, and help when the mail does not arrive. */
export function LinkSent({ sent, to, busy, onResend, onBack }: LinkSentProps) {
  const left = useSecondsLeft(sent.expires_at)
  const wait = useSecondsLeft(sent.resend_at)
  return (
    <>
      <StepHeading title={<Trans>Check your email</Trans>}>
        <Trans>We sent a link to {to}. You can close this window.</Trans>
      </StepHeading>
      <StepContent>
        <Countdown left={left} total={passwordLinkLimits.linkSeconds} tick={60} major={5}>
          <Trans>left to use the link</Trans>
        </Countdown>
        <StepActions>
          <Button size="large" onClick={onBack}>
            <Icon name="arrow-left" />
            <Trans>Change address</Trans>
          </Button>
          <ResendButton
            wait={wait}
            busy={busy}
            variant="button"
            onResend={onResend}
            busyLabel={<Trans>Sending the link</Trans>}
          >
            <Trans>Resend</Trans>
          </ResendButton>
        </StepActions>
      </StepContent>
      <MailHelp sendsLeft={sent.sends_left} />
    </>
  )
}

/** The link was not opened in time. */
export function LinkExpired({ to, onResend, onBack }: Omit<LinkSentProps, 'sent' | 'busy'>) {
  return (
    <>
      <StepHeading title={<Trans>The link has expired</Trans>}>
        <Trans>The link we sent to {to} worked for 30 minutes. Your account hasn’t changed.</Trans>
      </StepHeading>
      <StepContent>
        <Countdown left={0} total={passwordLinkLimits.linkSeconds} tick={60} major={5}>
          <Trans>left to use the link</Trans>
        </Countdown>
        <StepActions>
          <Button size="large" onClick={onBack}>
            <Icon name="arrow-left" />
            <Trans>Change address</Trans>
          </Button>
          <Button variant="primary" size="large" onClick={onResend}>
            <Icon name="refresh-cw" />
            <Trans>Resend</Trans>
          </Button>
        </StepActions>
      </StepContent>
    </>
  )
}
