import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { oneTimeCodeLimits } from '#contract/accounts/one-time-code.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useFlow } from '#lib/flows/use-flow.ts'
import type { OneTimeCodeInput, OneTimeCodeState } from '#machines/one-time-code.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Attempts } from './attempts.tsx'
import { CodeForm } from './code-form.tsx'
import { type OneTimeCodeDependencies, provideOneTimeCode } from './one-time-code.flow.ts'
import { oneTimeCodePersistence } from './one-time-code.persistence.ts'
import { RequestLimit } from './request-limit.tsx'

interface OneTimeCodeProps extends OneTimeCodeDependencies, OneTimeCodeInput {
  /** The contact that received the code, masked. */
  readonly to: string
  /** How the code was sent. */
  readonly by: 'phone' | 'email'
  readonly onBack: () => void
  /** Alternatives when the limit of codes for 24 hours is reached. */
  readonly otherWays: ReactNode
}

/** States that show the form. */
const entering: ReadonlySet<OneTimeCodeState> = new Set(['enteringCode', 'verifyingCode', 'requestingCode'])

/** Step in which a one-time code is entered. Part of other flows. */
export function OneTimeCode({ to, by, sent, error, onBack, otherWays, ...dependencies }: OneTimeCodeProps) {
  const input = { sent, error }
  const { snapshot, send } = useFlow('one-time-code', {
    provide: () => provideOneTimeCode(dependencies),
    input,
    persistence: oneTimeCodePersistence,
    subject: sent?.otp_id ?? error?.requestId ?? 'limited',
  })
  const state = getStateName(snapshot.value)
  const { context } = snapshot
  const failed = useFailure(context.error)
  const back = (
    <Button size="large" onClick={onBack}>
      <Icon name="arrow-left" />
      <Trans>Previous</Trans>
    </Button>
  )
  if (state === 'requestLimited')
    return (
      <FlowContainer flow="one-time-code" state={state}>
        <RequestLimit error={context.error}>{back}</RequestLimit>
        {otherWays}
      </FlowContainer>
    )
  return (
    <FlowContainer flow="one-time-code" state={state} step={entering.has(state) ? 'entering' : state}>
      <StepHeading title={<Trans>Enter the code</Trans>} takesFocus={!entering.has(state)}>
        <Trans>We sent a six-digit code to {to}.</Trans>
      </StepHeading>
      {entering.has(state) && context.sent && (
        <CodeForm
          sent={context.sent}
          attemptsLeft={context.attemptsLeft}
          isResent={context.isResent}
          by={by}
          busy={state === 'verifyingCode' ? 'verifying' : state === 'requestingCode' ? 'requesting' : undefined}
          error={context.error}
          back={back}
          onSubmit={(code) => send({ type: 'code.submitted', code })}
          onResend={() => send({ type: 'code.requested' })}
        />
      )}
      {(state === 'codeExpired' || state === 'tooManyAttempts') && (
        <StepContent>
          <Callout
            tone="danger"
            title={state === 'codeExpired' ? <Trans>The code has expired</Trans> : <Trans>Five wrong attempts</Trans>}
          >
            {failed ??
              (state === 'codeExpired' ? (
                <Trans>Codes work for three minutes. Get a new one and enter it.</Trans>
              ) : (
                <Trans>This code no longer works. Get a new one and enter it.</Trans>
              ))}
          </Callout>
          {state === 'tooManyAttempts' && <Attempts left={0} total={oneTimeCodeLimits.attempts} />}
          <StepActions>
            {back}
            <Button variant="primary" size="large" onClick={() => send({ type: 'code.requested' })}>
              <Icon name="refresh-cw" />
              <Trans>Send a new code</Trans>
            </Button>
          </StepActions>
        </StepContent>
      )}
      {(state === 'codeAccepted' || state === 'noAccount') && (
        <p role="status">
          <Trans>Code confirmed</Trans>
        </p>
      )}
    </FlowContainer>
  )
}
