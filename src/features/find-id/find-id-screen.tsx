import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ContactType, FoundId } from '#contract/accounts/find-id.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useAddressEvent } from '#lib/flows/use-address-event.ts'
import { useFlow } from '#lib/flows/use-flow.ts'
import { useStepAddress } from '#lib/flows/use-step-address.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { maskEmail, maskPhone } from '#lib/text/mask.ts'
import { useNextPath } from '#lib/url/next-path.ts'
import type { FindIdState } from '#machines/find-id.machine.ts'
import type { OneTimeCodeInput } from '#machines/one-time-code.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { Link } from '#ui/controls/link.tsx'
import { SegmentedControl } from '#ui/controls/segmented-control.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { ContactForm } from './contact-form.tsx'
import * as styles from './find-id.css.ts'
import { type CodeCalls, codeCalls, provideFindId } from './find-id.flow.ts'
import { findIdPersistence } from './find-id.persistence.ts'
import { type FindIdStep, findIdLink, findIdPath, findIdSteps } from './find-id.url.ts'
import { NobodyFound } from './nobody-found.tsx'
import { OtherWays } from './other-ways.tsx'
import { Result } from './result.tsx'
import { useFindsByPhone } from './use-finds-by-phone.ts'

/** Props of the one-time code flow. */
interface CodeStep extends OneTimeCodeInput, CodeCalls {
  readonly to: string
  readonly by: ContactType
  readonly otherWays: ReactNode
  readonly onAccepted: (found: FoundId, otpId: string) => void
  readonly onNobody: () => void
  readonly onBack: () => void
}

export interface FindIdScreenProps {
  /** Contact type and step in the address. */
  readonly type: ContactType
  readonly step: FindIdStep
  /** Navigates to a step; `replace` is true when going back. */
  readonly onStep: (path: string, replace: boolean) => void
  /** Renders the one-time code flow. */
  readonly code: (props: CodeStep) => ReactNode
  /** Renders the frame around the current step; `current` is the step's index. */
  readonly frame: (current: number, children: ReactNode) => ReactNode
}

/** Step that each state shows. */
const stepOf: Readonly<Record<FindIdState, FindIdStep>> = {
  enteringContact: 'contact',
  sendingCode: 'contact',
  confirmingContact: 'code',
  nobodyFound: 'code',
  idFound: 'found',
  revealingId: 'found',
  idShown: 'found',
}

/** Finds a user ID by phone or email. */
export function FindIdScreen({ type: named, step, onStep, code, frame }: FindIdScreenProps) {
  const { http } = useAppContext()
  const { t } = useLingui()
  const hasPhones = useFindsByPhone()
  const next = useNextPath()
  const type = hasPhones ? named : 'email'
  const { snapshot, send, isReady, resume } = useFlow('find-id', {
    provide: () => provideFindId(http),
    input: { type },
    persistence: findIdPersistence,
    subject: type,
    steps: { order: findIdSteps, asked: step, of: ({ value }) => stepOf[getStateName(value)] },
  })
  const state = getStateName(snapshot.value)
  const { context } = snapshot
  const { contact, error } = context
  const open = stepOf[state]
  const failed = useFailure(error)

  // The contact type is in the address: choosing one follows a link.
  useAddressEvent(send, step === 'contact' ? { type: `${type}.chosen` } : undefined)
  useStepAddress({
    steps: findIdSteps,
    open: isReady ? open : undefined,
    asked: step,
    go: (to, replace) => onStep(findIdPath(context.type, to, next), replace),
    back: () => send({ type: 'back' }),
    canGoBack: snapshot.can({ type: 'back' }),
    resume,
  })

  const back = () => send({ type: 'back' })
  const mask = context.type === 'phone' ? maskPhone : maskEmail
  const way = (name: ContactType, label: string) => (
    <Link {...findIdLink(name, next)} aria-current={context.type === name ? 'page' : undefined}>
      {label}
    </Link>
  )
  return frame(
    state === 'nobodyFound' ? findIdSteps.length - 1 : findIdSteps.indexOf(open),
    <FlowContainer flow="find-id" state={state} step={state === 'nobodyFound' ? state : open} layout="step">
      {open === 'contact' && (
        <>
          <StepHeading title={<Trans>Find your ID</Trans>}>
            {hasPhones ? <Trans>Use your registered phone or email.</Trans> : <Trans>Use your registered email.</Trans>}
          </StepHeading>
          {hasPhones && (
            <SegmentedControl className={styles.methods} aria-label={t`Ways to find your ID`}>
              {way('phone', t`By phone`)}
              {way('email', t`By email`)}
            </SegmentedControl>
          )}
          <ContactForm
            key={context.type}
            type={context.type}
            busy={state === 'sendingCode'}
            error={error}
            onSubmit={(typed) => send({ type: 'contact.submitted', by: context.type, ...typed })}
          />
          <OtherWays type={context.type} />
        </>
      )}
      {state === 'confirmingContact' &&
        contact &&
        code({
          ...codeCalls(http, context.type, contact),
          sent: context.sent,
          error,
          to: mask(contact.contact),
          by: context.type,
          otherWays: <OtherWays type={context.type} isLimited />,
          onAccepted: (found, otpId) => send({ type: 'code.accepted', found, otpId }),
          onNobody: () => send({ type: 'nobody.found' }),
          onBack: back,
        })}
      {state === 'nobodyFound' && contact && (
        <NobodyFound name={contact.name} contact={mask(contact.contact)} type={context.type} onBack={back} />
      )}
      {open === 'found' && contact && context.found && (
        <Result
          name={contact.name}
          found={context.found}
          userid={context.userid}
          busy={state === 'revealingId'}
          failed={failed}
          onShow={() => send({ type: 'full.requested' })}
          onHide={() => send({ type: 'id.hidden' })}
        />
      )}
    </FlowContainer>,
  )
}
