import { Trans } from '@lingui/react/macro'
import { paths } from '../../../contract/paths.ts'
import { getStateName } from '../../../machines/state-name.ts'
import { useErrorText } from '../../lib/errors/use-error-text.ts'
import { useFlow } from '../../lib/flows/use-flow.ts'
import { FlowContainer } from '../../ui/form/flow-container.tsx'
import { StepHeading } from '../../ui/form/step-heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Callout } from '../../ui/callout.tsx'
import { provideEmailVerification } from './email-verification.flow.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useAppContext } from '../../lib/router/use-app-context.ts'
import { StepActions } from '../../ui/form/step-actions.tsx'
import { StepContent } from '../../ui/form/step-content.tsx'

interface EmailLinkScreenProps {
  /** Reads the token in the link's address; empty when there is none. */
  readonly token: () => string
}

/** Page opened by the link in the mail. A button confirms the address. */
export function EmailLinkScreen({ token }: EmailLinkScreenProps) {
  const { http } = useAppContext()
  const input = { step: 'link' } as const
  const { snapshot, send } = useFlow('email-verification', {
    provide: () => provideEmailVerification({ http, token, onVerified: () => {} }),
    input,
  })
  const state = getStateName(snapshot.value)
  const { verification, error } = snapshot.context
  const failed = useErrorText(error)
  const email = verification?.email ?? ''
  const isConfirming = state === 'confirmingLink'
  return (
    <FlowContainer flow="email-verification" state={state} step={isConfirming ? 'linkChecked' : state} layout="step">
      {state === 'checkingLink' && (
        <>
          <StepHeading title={<Trans>Confirm your e-mail address</Trans>} />
          <p role="status">
            <Trans>Checking the link</Trans>
          </p>
        </>
      )}
      {state === 'linkUnchecked' && (
        <>
          <StepHeading title={<Trans>Confirm your e-mail address</Trans>} />
          <StepContent>
            <Callout tone="danger" title={<Trans>The link could not be checked</Trans>}>
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
            <Trans>{email} is to belong to an account here. If you did not ask for it, close this page.</Trans>
          </StepHeading>
          <StepContent>
            {failed !== undefined && (
              <Callout tone="danger" title={<Trans>The address is not confirmed</Trans>}>
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
                  <Trans>Confirming the address</Trans>
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
          <StepHeading title={<Trans>The link does not work any more</Trans>}>
            <Trans>
              It was used, its time is over, or a newer mail has replaced it. Ask for a new one where you began.
            </Trans>
          </StepHeading>
          <StepActions>
            <ButtonLink variant="primary" size="large" href={paths.signUp({ step: 'email' })}>
              <Trans>Get a new link</Trans>
            </ButtonLink>
            <ButtonLink variant="quiet" size="large" href={paths.editProfile()}>
              <Trans>Edit my details</Trans>
            </ButtonLink>
          </StepActions>
        </>
      )}
      {state === 'emailConfirmed' && (
        <StepHeading title={<Trans>The address is confirmed</Trans>}>
          <Trans>Go back to the window where you began: it goes on by itself. You can close this one.</Trans>
        </StepHeading>
      )}
    </FlowContainer>
  )
}
