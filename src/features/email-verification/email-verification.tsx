import { Trans } from '@lingui/react/macro'
import { useFlow } from '#lib/flows/use-flow.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { getStateName } from '#machines/state-name.ts'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { EmailForm } from './email-form.tsx'
import { provideEmailVerification } from './email-verification.flow.ts'
import { emailVerificationPersistence } from './email-verification.persistence.ts'
import { MailsLimited } from './mails-limited.tsx'
import { MailExpired, WaitingForLink } from './waiting-for-link.tsx'

interface EmailVerificationProps {
  /** Initial address; empty when the user types one. */
  readonly email?: string
  readonly onVerified: (verified: { readonly id: string; readonly email: string }) => void
}

/** Step that verifies an email address. Part of other flows. */
export function EmailVerificationStep({ email = '', onVerified }: EmailVerificationProps) {
  const { http } = useAppContext()
  const input = { step: 'address', email } as const
  const { snapshot, send } = useFlow('email-verification', {
    provide: () => provideEmailVerification({ http, token: () => '', onVerified }),
    input,
    persistence: emailVerificationPersistence,
    subject: '',
  })
  const state = getStateName(snapshot.value)
  const { context } = snapshot
  const { verification, error } = context
  const isSendingAgain = state === 'sendingMail' && verification !== undefined
  const isEntering = state === 'enteringEmail' || (state === 'sendingMail' && !isSendingAgain)
  const back = () => send({ type: 'back' })
  const resend = () => send({ type: 'mail.requested' })
  return (
    <FlowContainer
      flow="email-verification"
      state={state}
      step={isEntering ? 'entering' : isSendingAgain ? 'waitingForLink' : state}
    >
      {isEntering && (
        <>
          <StepHeading title={<Trans>Confirm your email address</Trans>}>
            <Trans>We’ll send an email. Press the button in it to confirm your address.</Trans>
          </StepHeading>
          <EmailForm
            email={context.email}
            busy={state === 'sendingMail'}
            error={error}
            onSubmit={(typed) => send({ type: 'email.submitted', email: typed })}
          />
        </>
      )}
      {(state === 'waitingForLink' || isSendingAgain) && verification && (
        <WaitingForLink
          verification={verification}
          isResent={context.isResent}
          busy={isSendingAgain}
          error={error}
          onResend={resend}
          onBack={back}
        />
      )}
      {state === 'mailExpired' && <MailExpired email={context.email} error={error} onResend={resend} onBack={back} />}
      {state === 'mailsLimited' && <MailsLimited error={error} onBack={back} />}
      {state === 'emailVerified' && (
        <>
          <StepHeading title={<Trans>Confirm your email address</Trans>} />
          <p role="status">
            <Trans>Address confirmed</Trans>
          </p>
        </>
      )}
    </FlowContainer>
  )
}
