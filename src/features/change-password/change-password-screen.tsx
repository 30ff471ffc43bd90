import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { memberSessions } from '#contract/accounts/session.ts'
import { MailedLink } from '#entities/mailed-link/mailed-link.tsx'
import { LinkCountdown } from '#entities/password/link-countdown.tsx'
import { useFlow } from '#lib/flows/use-flow.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useUserid } from '#lib/session/use-userid.ts'
import type { ChangePasswordState } from '#machines/change-password.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { Hint } from '#ui/content/hint.tsx'
import { TextButton } from '#ui/content/text-link.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './change-password.css.ts'
import { provideChangePassword } from './change-password.flow.ts'
import { changePasswordPersistence } from './change-password.persistence.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

/** States that show the form, unless a link was sent before. */
const formStates: ReadonlySet<ChangePasswordState> = new Set(['enteringPasswords', 'changingPassword', 'sendingLink'])

/** Changes the member's password. */
export function ChangePasswordScreen() {
  const { http } = useAppContext()
  const userid = useUserid()
  const { snapshot, send } = useFlow('change-password', {
    provide: () => provideChangePassword(http),
    input: undefined,
    persistence: changePasswordPersistence,
    subject: '',
  })
  const sessions = useQuery(endpointQuery(http, memberSessions, {}))
  /** Number of other devices; undefined until it is loaded. */
  const others = sessions.data?.filter((session) => !session.is_current).length
  const state = getStateName(snapshot.value)
  const { link, error, endedSessions } = snapshot.context
  const isSending = state === 'sendingLink'
  const isEntering = formStates.has(state) && !(isSending && link !== undefined)
  return (
    <FlowContainer
      flow="change-password"
      state={state}
      step={isEntering ? 'entering' : isSending ? 'linkSent' : state}
      className={styles.form}
    >
      {isEntering && (
        <>
          <StepHeading title={<Trans>Change password</Trans>}>
            {others === 0 ? (
              <Trans>You’re only logged in on this device. You’ll stay logged in.</Trans>
            ) : (
              <Trans>You’ll be logged out on other devices. This one stays logged in.</Trans>
            )}{' '}
            {others !== undefined && others > 0 && (
              <Plural
                value={others}
                one="You’re logged in on one other device."
                other="You’re logged in on # other devices."
              />
            )}
          </StepHeading>
          <ChangePasswordForm
            userid={userid}
            busy={state === 'changingPassword'}
            error={error}
            onSubmit={(typed) => send({ type: 'passwords.submitted', ...typed })}
          />
          <Hint className={styles.forgotten}>
            <Icon name="key-round" />
            <span>
              <Trans>Forgot your current password?</Trans>{' '}
              <TextButton busy={isSending} onClick={() => send({ type: 'link.requested', userid })}>
                {isSending ? <Trans>Sending the link</Trans> : <Trans>Email me a link</Trans>}
              </TextButton>
            </span>
          </Hint>
        </>
      )}
      {!isEntering && link !== undefined && state !== 'passwordChanged' && (
        <MailedLink
          sent={link}
          countdown={<LinkCountdown expiresAt={link.expires_at} />}
          busyLabel={<Trans>Sending the link</Trans>}
          backLabel={<Trans>Enter your current password</Trans>}
          busy={isSending}
          error={error}
          onResend={() => send({ type: 'resend.requested' })}
          onBack={() => send({ type: 'back' })}
        >
          <Trans>We sent a link to your registered email. Setting a new password logs you out on every device.</Trans>
        </MailedLink>
      )}
      {state === 'passwordChanged' && <PasswordChanged endedSessions={endedSessions} />}
    </FlowContainer>
  )
}

function PasswordChanged({ endedSessions }: { endedSessions: number }) {
  const { t } = useLingui()
  return (
    <>
      <StepHeading title={<Trans>Your password has changed</Trans>}>
        <Trans>We’ve emailed you about it. If this wasn’t you, use the link in the email to undo the change.</Trans>
      </StepHeading>
      <StepContent>
        {endedSessions > 0 && (
          <Callout tone="success">
            {t`${plural(endedSessions, { one: 'One other device was logged out.', other: '# other devices were logged out.' })}`}
          </Callout>
        )}
        <StepActions>
          <ButtonLink variant="primary" size="large" to="/mypage">
            <Trans>Go to my profile</Trans>
          </ButtonLink>
        </StepActions>
      </StepContent>
    </>
  )
}
