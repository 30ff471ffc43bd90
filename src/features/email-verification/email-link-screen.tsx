import { Trans } from '@lingui/react/macro'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useCompany } from '#lib/company/use-company.ts'
import { useFlow } from '#lib/flows/use-flow.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { getStateName } from '#machines/state-name.ts'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { provideEmailVerification } from './email-verification.flow.ts'

interface EmailLinkScreenProps {
  /** Reads the token in the link's address; empty when there is none. */
  readonly token: () => string
}

/** Page opened by the link in the mail. A button confirms the address. */
export function EmailLinkScreen({ token }: EmailLinkScreenProps) {
  const { http } = useAppContext()
  const { name: shop } = useCompany()
  const input = { step: 'link' } as const
  const { snapshot, send } = useFlow('email-verification', {
    provide: () => provideEmailVerification({ http, token, onVerified: () => {} }),
    input,
    beganElsewhere: true,
  })
  const state = getStateName(snapshot.value)
  const { verification, error } = snapshot.context
  const failed = useFailure(error)
  const email = verification?.email ?? ''
  const isConfirming = state === 'confirmingLink'
  return (
    <FlowContainer flow="email-verification" state={state} step={isConfirming ? 'linkChecked' : state} layout="step">
      {state === 'checkingLink' && (
        <>
          <StepHeading title={<Trans>Confirm your email address</Trans>} />
          <p role="status">
            <Trans>Checking the link</Trans>
          </p>
        </>
      )}
      {state === 'linkUnchecked' && (
        <>
          <StepHeading title={<Trans>Confirm your email address</Trans>} />
          <StepContent>
            <Callout tone="danger" title={<Trans>We couldn’t check the link</Trans>}>
              {failed}
            </Callout>
            <Button variant="primary" size="large" fullWidth onClick={() => send({ type: 'check.requested' })}>
              <Icon name="refresh-cw" />
              <Trans>Try again</Trans>
            </Button>
          </StepContent>
        </>
      )}
      {(state === 'linkChecked' || isConfirming) && (
        <>
          <StepHeading title={<Trans>Is this your address?</Trans>}>
            <Trans>
              Confirm {email} for your account at {shop}. If you didn’t request this, close this page.
            </Trans>
          </StepHeading>
          <StepContent>
            {failed !== undefined && (
              <Callout tone="danger" title={<Trans>We couldn’t confirm your address</Trans>}>
                {failed}
              </Callout>
            )}
            <Button
              variant="primary"
              size="large"
              fullWidth
              busy={isConfirming}
              onClick={() => send({ type: 'email.confirmed' })}
            >
              {isConfirming ? (
                <>
                  <Icon name="refresh-cw" />
                  <Trans>Confirming your address</Trans>
                </>
              ) : (
                <Trans>Yes, confirm it</Trans>
              )}
            </Button>
          </StepContent>
        </>
      )}
      {state === 'linkRefused' && (
        <>
          <StepHeading title={<Trans>This link no longer works</Trans>}>
            <Trans>
              This link was used, has expired or was replaced by a newer email. Request a new one where you started.
            </Trans>
          </StepHeading>
          <StepActions>
            <ButtonLink variant="primary" size="large" to="/regist" search={{ step: 'email' }}>
              <Trans>Get a new link</Trans>
            </ButtonLink>
            <ButtonLink variant="quiet" size="large" to="/mypage/edit">
              <Trans>Edit profile</Trans>
            </ButtonLink>
          </StepActions>
        </>
      )}
      {state === 'emailConfirmed' && (
        <StepHeading title={<Trans>Address confirmed</Trans>}>
          <Trans>Go back to the window where you started. It continues automatically. You can close this one.</Trans>
        </StepHeading>
      )}
    </FlowContainer>
  )
}
