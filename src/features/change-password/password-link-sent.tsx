import { Trans } from '@lingui/react/macro'
import { passwordLinkLimits, type SentLink } from '../../../contract/find-password.ts'
import type { ApiErrorData } from '../../../machines/api-error-data.ts'
import { useErrorText } from '../../lib/errors/use-error-text.ts'
import { useSecondsLeft } from '../../lib/time/use-seconds-left.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Countdown } from '../../ui/form/countdown.tsx'
import { MailHelp } from '../../ui/form/mail-help.tsx'
import { ResendButton } from '../../ui/form/resend-button.tsx'
import { StepActions } from '../../ui/form/step-actions.tsx'
import { StepContent } from '../../ui/form/step-content.tsx'
import { StepHeading } from '../../ui/form/step-heading.tsx'
import { Icon } from '../../ui/icon.tsx'

interface PasswordLinkSentProps {
  readonly link: SentLink
  /** True while another mail is being sent. */
  readonly busy: boolean
  readonly error: ApiErrorData | undefined
  readonly onResend: () => void
  readonly onBack: () => void
}

/** A link that sets a new password was mailed to the member. */
export function PasswordLinkSent({ link, busy, error, onResend, onBack }: PasswordLinkSentProps) {
  const failed = useErrorText(error)
  const left = useSecondsLeft(link.expires_at)
  const wait = useSecondsLeft(link.resend_at)
  return (
    <>
      <StepHeading title={<Trans>Check your email</Trans>}>
        <Trans>We sent a link to your registered email. Setting a new password logs you out on every device.</Trans>
      </StepHeading>
      <StepContent>
        {failed !== undefined && (
          <Callout tone="danger" title={<Trans>We couldn’t send a new email</Trans>}>
            {failed}
          </Callout>
        )}
        <Countdown left={left} total={passwordLinkLimits.linkSeconds} tick={60} major={5}>
          <Trans>left to use the link</Trans>
        </Countdown>
        <StepActions>
          <Button size="large" onClick={onBack}>
            <Icon name="arrow-left" />
            <Trans>Enter your current password</Trans>
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
      <MailHelp sendsLeft={link.sends_left} />
    </>
  )
}
