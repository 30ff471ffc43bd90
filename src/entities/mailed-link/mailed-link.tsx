import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSecondsLeft } from '#lib/time/use-seconds-left.ts'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { MailHelp } from '#ui/form/mail-help.tsx'
import { ResendButton } from '#ui/form/resend-button.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useFailure } from '../failure/use-failure.tsx'

interface MailedLinkProps {
  readonly sent: {
    /** When the screen offers to send again, as ISO 8601. */
    readonly resend_at: string
    /** Mails that may still be sent to this address. */
    readonly sends_left: number
  }
  /** Where the link was sent, and what follows. */
  readonly children: ReactNode
  /** Time left to use the link. */
  readonly countdown: ReactNode
  /** What the last resend changed. */
  readonly resent?: ReactNode
  /** What the page does meanwhile. */
  readonly hint?: ReactNode
  /** Label of the button that leads back. */
  readonly backLabel: ReactNode
  /** Label of the button while another mail is being sent. */
  readonly busyLabel: ReactNode
  /** True while another mail is being sent. */
  readonly busy: boolean
  /** Why another mail could not be sent. */
  readonly error?: Parameters<typeof useFailure>[0]
  readonly onResend: () => void
  readonly onBack: () => void
}

/** A link was mailed: time left, and help when the mail does not arrive. */
export function MailedLink(props: MailedLinkProps) {
  const { sent, children, countdown, resent, hint, backLabel, busyLabel, busy, error, onResend, onBack } = props
  const wait = useSecondsLeft(sent.resend_at)
  return (
    <>
      <StepHeading title={<Trans>Check your email</Trans>}>{children}</StepHeading>
      <StepContent>
        <SendingFailed error={error} />
        {error === undefined && resent}
        {countdown}
        <StepActions>
          <Button size="large" onClick={onBack}>
            <Icon name="arrow-left" />
            <span>{backLabel}</span>
          </Button>
          <ResendButton wait={wait} busy={busy} variant="button" onResend={onResend} busyLabel={busyLabel}>
            <Trans>Resend</Trans>
          </ResendButton>
        </StepActions>
        {hint}
      </StepContent>
      <MailHelp sendsLeft={sent.sends_left} />
    </>
  )
}

/** Why another mail could not be sent; nothing without an error. */
export function SendingFailed({ error }: Pick<MailedLinkProps, 'error'>) {
  const failed = useFailure(error)
  if (failed === undefined) return null
  return (
    <Callout tone="danger" title={<Trans>We couldn’t send a new email</Trans>}>
      {failed}
    </Callout>
  )
}
