import { useLingui } from '@lingui/react/macro'
import { type ReactElement, type ReactNode, useRef } from 'react'
import type { IdentityMethod } from '#contract/accounts/identity-verification.ts'
import type { OpenedSession } from '#contract/accounts/session.ts'
import { useFeature } from '#lib/features/use-feature.ts'
import { useFlow } from '#lib/flows/use-flow.ts'
import { useStepAddress } from '#lib/flows/use-step-address.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { type SignUpStep, signUpSteps, type VerifiedEmail } from '#machines/sign-up.data.ts'
import type { SignUpState } from '#machines/sign-up.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { CompleteStep } from './complete-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { EmailStep } from './email-step.tsx'
import { GuardianStep } from './guardian-step.tsx'
import { GuardianVerification } from './guardian-verification.tsx'
import { IdentityStep } from './identity-step.tsx'
import { provideSignUp } from './sign-up.flow.ts'
import type { SignUpSearch } from './sign-up.url.ts'
import { SignUpAlert } from './sign-up-alert.tsx'
import { SocialNote } from './social-note.tsx'
import { SuggestedEmail } from './suggested-email.tsx'
import { TermsStep } from './terms-step.tsx'
import { TypeChoice } from './type-choice.tsx'

interface Verified {
  readonly method: IdentityMethod
  readonly idfc_id: string
}

export interface SignUpScreenProps {
  /** The step in the address. */
  readonly asked: SignUpStep
  readonly search: SignUpSearch
  /** Today in Korean time, `YYYY-MM-DD`. */
  readonly today: string
  /** Navigates to a step; `replace` is true when going back. */
  readonly onStep: (step: SignUpStep, replace: boolean) => void
  /** Restarts the flow at the step in the address, with the stored results. */
  readonly onForward: () => void
  readonly onFindId: () => void
  /** Stores the session of the new member and returns to where the sign-up started. */
  readonly onSignedUp: (session: OpenedSession) => void
  /** Renders the frame around the steps. */
  readonly frame: (props: {
    readonly name: string
    readonly steps: readonly string[]
    readonly current: number
    readonly children: ReactNode
  }) => ReactNode
  /** Render the flows inside this one. */
  readonly identity: (props: {
    readonly purpose: 'join' | 'guardian'
    readonly returned: string | undefined
    readonly onVerified: (result: Verified) => void
  }) => ReactNode
  readonly email: (props: {
    /** Initial address. */
    readonly email: string
    readonly onVerified: (email: VerifiedEmail) => void
  }) => ReactNode
}

/** Step of each state; undefined for transient and final states. */
const stepOf: Readonly<Record<SignUpState, SignUpStep | undefined>> = {
  opening: 'terms',
  enteringTerms: 'terms',
  verifyingIdentity: 'identity',
  identifying: 'identity',
  accountExists: 'identity',
  identificationOver: 'identity',
  agreeingAsGuardian: 'guardian',
  verifyingGuardian: 'guardian',
  consenting: 'guardian',
  verifyingEmail: 'email',
  enteringDetails: 'details',
  checkingUserid: 'details',
  provingHuman: 'details',
  joining: 'details',
  resuming: undefined,
  proceeding: undefined,
  complete: undefined,
}
/** Index of each step in the progress indicator. */
const places: Record<SignUpStep, number> = { terms: 0, identity: 1, guardian: 1, email: 2, details: 2 }

/** Sign-up in steps (specification, sections 2 and 4). */
export function SignUpScreen(props: SignUpScreenProps) {
  const { asked, search, today } = props
  const { http } = useAppContext()
  const { t } = useLingui()
  const verifiesIdentity = useFeature('identity-verification')
  const input = {
    requestedStep: asked,
    memberType: search.type ?? 'IDV',
    social: search.from,
    verifiesIdentity,
  } as const
  const { snapshot, send } = useFlow('sign-up', {
    provide: () => provideSignUp({ http, goToFindId: props.onFindId, onSignedUp: props.onSignedUp }),
    input,
    beganElsewhere: search.idfc_id !== undefined,
  })
  const { identification, email, error, ...context } = snapshot.context
  const state = getStateName(snapshot.value)
  const step = stepOf[state]
  useStepAddress({
    steps: signUpSteps,
    open: state === 'opening' ? undefined : step,
    asked,
    go: props.onStep,
    back: () => send({ type: 'back' }),
    canGoBack: snapshot.can({ type: 'back' }),
    resume: () => {
      props.onForward()
      return true
    },
  })
  /** ID of the returned verification that was already used. */
  const taken = useRef<string>(undefined)
  const onVerified = (result: Verified) => {
    taken.current = result.idfc_id
    send({ type: 'identity.verified', ...result })
  }
  const returned = search.idfc_id === taken.current ? undefined : search.idfc_id
  const onBack = () => send({ type: 'back' })
  const onKeep = () => send({ type: 'result.kept' })

  const verifyEmail = (suggested: string) =>
    props.email({
      email: suggested,
      onVerified: (verified) => send({ type: 'email.verified', email: verified }),
    })

  const shown = (): ReactElement => {
    switch (state) {
      case 'opening':
      case 'enteringTerms':
        return (
          <TermsStep
            error={error}
            isReady={state !== 'opening'}
            onAgree={(consents) => send({ type: 'terms.agreed', consents })}
          >
            {search.from === undefined ? null : <SocialNote provider={search.from} />}
            <TypeChoice search={search} />
          </TermsStep>
        )
      case 'agreeingAsGuardian':
        return (
          <GuardianStep
            name={identification?.name ?? ''}
            birth={identification?.birth ?? today}
            today={today}
            error={error}
            onAgree={(guardian) => send({ type: 'guardian.agreed', guardian })}
            onBack={onBack}
          />
        )
      case 'verifyingGuardian':
      case 'consenting':
        return (
          <GuardianVerification busy={state === 'consenting'} error={error} onBack={onBack}>
            {props.identity({ purpose: 'guardian', returned, onVerified })}
          </GuardianVerification>
        )
      case 'verifyingEmail':
        return (
          <EmailStep verified={email} error={error} onKeep={onKeep} onBack={onBack}>
            {search.from === undefined || email ? (
              verifyEmail(email?.email ?? '')
            ) : (
              <SuggestedEmail>{verifyEmail}</SuggestedEmail>
            )}
          </EmailStep>
        )
      case 'enteringDetails':
      case 'checkingUserid':
      case 'provingHuman':
      case 'joining':
        return (
          <DetailsStep
            memberType={context.memberType}
            identification={identification}
            today={today}
            email={email?.email ?? ''}
            state={state}
            freeUserid={context.availableUserid}
            isHuman={context.humanProof !== undefined}
            error={error}
            onCheckUserid={(userid) => send({ type: 'userid.submitted', userid })}
            onHuman={() => send({ type: 'human.asserted' })}
            onSubmit={(details) => send({ type: 'details.submitted', details })}
            onBack={onBack}
          />
        )
      case 'complete':
        return <CompleteStep member={context.member} />
      case 'verifyingIdentity':
      case 'identifying':
      case 'accountExists':
      case 'identificationOver':
      case 'resuming':
      case 'proceeding':
        return (
          <IdentityStep
            identification={identification}
            busy={state === 'identifying'}
            error={state === 'verifyingIdentity' ? error : undefined}
            onKeep={onKeep}
            onBack={onBack}
          >
            {props.identity({
              purpose: 'join',
              returned: identification === undefined ? returned : undefined,
              onVerified,
            })}
          </IdentityStep>
        )
    }
  }
  const names = verifiesIdentity ? [t`Terms`, t`Identity`, t`Member details`] : [t`Terms`, t`Member details`]
  return props.frame({
    name: t`Sign up`,
    steps: names,
    current: step === undefined ? names.length : places[step] - (verifiesIdentity || places[step] === 0 ? 0 : 1),
    children: (
      <FlowContainer flow="sign-up" state={state} step={step}>
        {shown()}
        <SignUpAlert
          state={state}
          error={error}
          onFindId={() => send({ type: 'find-id.chosen' })}
          onClose={() => send({ type: 'alert.closed' })}
        />
      </FlowContainer>
    ),
  })
}
