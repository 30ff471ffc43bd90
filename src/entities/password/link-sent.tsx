import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { passwordLinkLimits, type SentLink } from '../../../contract/find-password.ts'

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

interface LinkSentProps {
  readonly sent: SentLink
  /** Where the link was sent, and what follows. */
  readonly children: ReactNode
  /** Label of the button that leads back. */
  readonly backLabel: ReactNode
  /** True while another mail is being sent. */
  readonly busy: boolean
  /** Why another mail could not be sent. */
  readonly error?: Parameters<typeof useErrorText>[0]
  readonly onResend: () => void
  readonly onBack: () => void
}

/** A link that sets a new password was mailed: time left, and help when the mail does not arrive. */
export function LinkSent({ sent, children, backLabel, busy, error, onResend, onBack }: LinkSentProps) {
  const failed = useErrorText(error)
  const wait = useSecondsLeft(sent.resend_at)
  return (
    <>
      <StepHeading title={<Trans>Check your email</Trans>}>{children}</StepHeading>
      <StepContent>
        {failed !== undefined && (
          <Callout tone="danger" title={<Trans>We couldn’t send a new email</Trans>}>
            {failed}
          </Callout>
        )}
        <LinkCountdown expiresAt={sent.expires_at} />
        <StepActions>
          <Button size="large" onClick={onBack}>
            <Icon name="arrow-left" />
            {backLabel}
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

/** Time left to use a link that sets a new password. `expiresAt` is ISO 8601; undefined once it is over. */
export function LinkCountdown({ expiresAt }: { readonly expiresAt: string | undefined }) {
  const left = useSecondsLeft(expiresAt ?? '')
  return (
    <Countdown left={expiresAt === undefined ? 0 : left} total={passwordLinkLimits.linkSeconds} tick={60} major={5}>
      <Trans>left to use the link</Trans>
    </Countdown>
  )
}
