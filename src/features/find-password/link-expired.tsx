import { Trans } from '@lingui/react/macro'
import { LinkCountdown } from '#entities/password/link-countdown.tsx'
import { Button } from '#ui/controls/button.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

interface LinkExpiredProps {
  /** The contact, masked. */
  readonly to: string
  readonly onResend: () => void
  readonly onBack: () => void
}

/** The link was not opened in time. */
export function LinkExpired({ to, onResend, onBack }: LinkExpiredProps) {
  return (
    <>
      <StepHeading title={<Trans>The link has expired</Trans>}>
        <Trans>The link we sent to {to} worked for 30 minutes. Your account hasn’t changed.</Trans>
      </StepHeading>
      <StepContent>
        <LinkCountdown expiresAt={undefined} />
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
