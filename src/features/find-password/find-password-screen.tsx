import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { PasswordLinkErrorCode } from '#contract/accounts/password-link-errors.ts'
import { MailedLink } from '#entities/mailed-link/mailed-link.tsx'
import { LinkCountdown } from '#entities/password/link-countdown.tsx'
import { useFlow } from '#lib/flows/use-flow.ts'
import { useStepAddress } from '#lib/flows/use-step-address.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { maskEmail } from '#lib/text/mask.ts'
import { useNextPath } from '#lib/url/next-path.ts'
import type { FindPasswordState, findPasswordMachine } from '#machines/find-password.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { OtherOptions } from '#ui/form/other-options.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { AccountForm } from './account-form.tsx'
import { provideFindPassword } from './find-password.flow.ts'
import { findPasswordPersistence } from './find-password.persistence.ts'
import { type FindPasswordStep, findPasswordPath, findPasswordSteps } from './find-password.url.ts'
import { LinkExpired } from './link-expired.tsx'
import { LinksLimited } from './links-limited.tsx'

interface FindPasswordScreenProps {
  /** The step in the address. */
  readonly step: FindPasswordStep
  /** Why the previous link did not work. */
  readonly refused: PasswordLinkErrorCode | undefined
  /** Navigates to a step; `replace` is true when going back. */
  readonly onStep: (path: string, replace: boolean) => void
  /** Opens the login after another page of this browser has set the new password. */
  readonly onChanged: () => void
  /** Renders the frame around the current step; `current` is the step's index. */
  readonly frame: (current: number, children: ReactNode) => ReactNode
}

/** States that show the form. */
const asking: ReadonlySet<FindPasswordState> = new Set(['enteringAccount', 'sendingLink'])

/** True when the form is shown. Another mail is requested on the page of the first. */
function isAskingIn({ value, context: { sent } }: SnapshotFrom<typeof findPasswordMachine>): boolean {
  const state = getStateName(value)
  return asking.has(state) && !(state === 'sendingLink' && sent !== undefined)
}

/** Requests a link that resets the password. */
export function FindPasswordScreen({ step, refused, onStep, onChanged, frame }: FindPasswordScreenProps) {
  const { http } = useAppContext()
  const next = useNextPath()
  const input = { step: 'request', refused } as const
  const { snapshot, send, isReady, resume } = useFlow('find-password', {
    provide: () => provideFindPassword({ http, token: () => '', goToRequest: () => {}, goToLogin: onChanged }),
    input,
    persistence: findPasswordPersistence,
    subject: '',
    steps: { order: findPasswordSteps, asked: step, of: (current) => (isAskingIn(current) ? 'account' : 'sent') },
  })
  const state = getStateName(snapshot.value)
  const { account, sent, error } = snapshot.context
  const isAsking = isAskingIn(snapshot)
  const open: FindPasswordStep = isAsking ? 'account' : 'sent'
  useStepAddress({
    steps: findPasswordSteps,
    open: isReady ? open : undefined,
    asked: step,
    go: (to, replace) => onStep(findPasswordPath(to, next), replace),
    back: () => send({ type: 'back' }),
    canGoBack: snapshot.can({ type: 'back' }),
    resume,
  })
  const to = account && maskEmail(account.email)
  const back = () => send({ type: 'back' })
  const resend = () => send({ type: 'link.requested' })
  return frame(
    isAsking ? 0 : 1,
    <FlowContainer
      flow="find-password"
      state={state}
      step={isAsking ? 'account' : state === 'sendingLink' ? 'linkSent' : state}
      layout="step"
    >
      {isAsking && (
        <>
          <StepHeading title={<Trans>Set a new password</Trans>}>
            <Trans>We’ll send a link to your registered email.</Trans>
          </StepHeading>
          <AccountForm
            busy={state === 'sendingLink'}
            error={error}
            onSubmit={(typed) => send({ type: 'account.submitted', ...typed })}
          />
          <OtherOptions title={<Trans>Other ways</Trans>}>
            <li>
              <Icon name="user" />
              <Trans>I forgot my ID too</Trans>
              <TextLink to="/find-account" search={{ next }}>
                <Trans>Find ID</Trans>
              </TextLink>
            </li>
            <li>
              <Icon name="shield-check" />
              <Trans>I can’t open that mailbox</Trans>
              <TextLink to="/login" search={{ tab: 'simple', next: next }}>
                <Trans>Mobile ID</Trans>
              </TextLink>
            </li>
          </OtherOptions>
        </>
      )}
      {!isAsking && (state === 'linkSent' || state === 'sendingLink') && sent && to !== undefined && (
        <MailedLink
          sent={sent}
          countdown={<LinkCountdown expiresAt={sent.expires_at} />}
          busyLabel={<Trans>Sending the link</Trans>}
          backLabel={<Trans>Change address</Trans>}
          busy={state === 'sendingLink'}
          onResend={resend}
          onBack={back}
        >
          <Trans>We sent a link to {to}. You can close this window.</Trans>
        </MailedLink>
      )}
      {state === 'linkExpired' && to !== undefined && <LinkExpired to={to} onResend={resend} onBack={back} />}
      {state === 'changedElsewhere' && <StepHeading title={<Trans>Your password has changed</Trans>} />}
      {state === 'linksLimited' && <LinksLimited error={error} onBack={back} />}
    </FlowContainer>,
  )
}
