import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PasswordLinkErrorCode } from '#contract/accounts/password-link-errors.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { loginDraft } from '#entities/password/login-draft.ts'
import { useFlow } from '#lib/flows/use-flow.ts'
import { socialProviderNames } from '#lib/i18n/social-provider-names.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { readTokenFromHash } from '#lib/url/link-token.ts'
import { getStateName } from '#machines/state-name.ts'
import { useAlert } from '#ui/alert/use-alert.ts'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { provideFindPassword } from './find-password.flow.ts'
import { PasswordForm } from './password-form.tsx'

interface PasswordLinkScreenProps {
  /** Opens the page that requests a link, with the reason. */
  readonly onRefused: (refused: PasswordLinkErrorCode | undefined) => void
  /** Opens the login page, replacing this page's history entry. */
  readonly onChanged: () => void
  /** Renders the frame around the current step; `current` is the step's index. */
  readonly frame: (current: number, children: ReactNode) => ReactNode
}

/** Page opened by the link: sets a new password. */
export function PasswordLinkScreen({ onRefused, onChanged, frame }: PasswordLinkScreenProps) {
  const { http } = useAppContext()
  const { t } = useLingui()
  const input = { step: 'link' } as const
  const { snapshot, send } = useFlow('find-password', {
    provide: () =>
      provideFindPassword({
        http,
        token: () => readTokenFromHash(location.hash),
        goToRequest: onRefused,
        goToLogin: onChanged,
      }),
    input,
    beganElsewhere: true,
  })
  const state = getStateName(snapshot.value)
  const { link, error, endedSessions, removedAccounts, removedIdentity } = snapshot.context
  const failed = useFailure(error)
  const locale = useLocale()
  const isEntering = state === 'enteringPassword' || state === 'changingPassword'
  const userid = link?.userid ?? ''
  const ended =
    endedSessions > 0
      ? t`${plural(endedSessions, { one: 'You were logged out on one other device.', other: 'You were logged out on # other devices.' })}`
      : ''
  const removed = removedAccounts.map((provider) => socialProviderNames[locale][provider]).join(', ')
  const unlinked =
    removedAccounts.length > 0
      ? t`Unlinked: ${removed}. Accounts linked in the last 30 days can no longer log in. Link yours again on My page.`
      : ''
  const unverified = removedIdentity
    ? t`The identity that was verified in the last 30 days was removed too. Verify yours again on My page.`
    : ''
  // The alert of MB22200200 opens the login page (specification, section 8).
  useAlert(state === 'passwordChanged' ? state : undefined, () => ({
    title: t`Your password has changed`,
    content: [t`Log in with your new password.`, ended, unlinked, unverified].filter(Boolean).join(' '),
    primary: {
      name: t`Log in`,
      action: () => {
        loginDraft.save({ userid })
        onChanged()
      },
    },
  }))
  return frame(
    state === 'passwordChanged' ? 3 : 2,
    <FlowContainer flow="find-password" state={state} step={isEntering ? 'entering' : state} layout="step">
      {(state === 'checkingLink' || state === 'linkRefused') && (
        <>
          <StepHeading title={<Trans>Set a new password</Trans>} />
          <p role="status">
            {state === 'checkingLink' ? (
              <Trans>Checking the link</Trans>
            ) : (
              <Trans>This link doesn’t work. Taking you to get a new one.</Trans>
            )}
          </p>
        </>
      )}
      {state === 'linkUnchecked' && (
        <>
          <StepHeading title={<Trans>Set a new password</Trans>} />
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
      {isEntering && link && (
        <>
          <StepHeading title={<Trans>Choose a new password</Trans>}>
            <Trans>For the account {userid}. You’ll be logged out on other devices.</Trans>
          </StepHeading>
          <PasswordForm
            link={link}
            busy={state === 'changingPassword'}
            error={error}
            onSubmit={(typed) => send({ type: 'password.submitted', ...typed })}
          />
        </>
      )}
      {state === 'passwordChanged' && <StepHeading title={<Trans>Your password has changed</Trans>} />}
    </FlowContainer>,
  )
}
