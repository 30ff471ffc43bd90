import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Profile } from '#contract/accounts/profile.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useFlow } from '#lib/flows/use-flow.ts'
import { formatMoment } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useUserid } from '#lib/session/use-userid.ts'
import type { NewEmail } from '#machines/edit-profile.data.ts'
import type { EditProfileState } from '#machines/edit-profile.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepContent } from '#ui/form/step-content.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './edit-profile.css.ts'
import { provideEditProfile } from './edit-profile.flow.ts'
import { editProfilePersistence } from './edit-profile.persistence.ts'
import { PasswordCheck } from './password-check.tsx'
import { profileDraft, profileFormDraft } from './profile-draft.ts'
import { ProfileFormFields } from './profile-form.tsx'
import { ValueChoice } from './value-choice.tsx'

interface EditProfileScreenProps {
  /** Number of the identity verification from which the member returns. */
  readonly returned: string | undefined
  /** Removes that number from the address. */
  readonly onReturned: () => void
  /** Renders the flow that verifies the identity. */
  readonly identity: (props: {
    readonly returned: string | undefined
    readonly onVerified: (result: { readonly idfc_id: string }) => void
  }) => ReactNode
  /** Renders the flow that verifies an email address. It has a heading of its own. */
  readonly email: (props: { readonly onVerified: (verified: NewEmail) => void }) => ReactNode
}

/** Steps that look alike, by state. */
const steps: Readonly<Partial<Record<EditProfileState, string>>> = {
  enteringPassword: 'password',
  checkingPassword: 'password',
  loadingProfile: 'password',
  editing: 'form',
  savingProfile: 'form',
  comparing: 'form',
  verifyingPhone: 'phone',
  takingIdentity: 'phone',
  refreshingProfile: 'phone',
}

/** Steps that show the form. The others are narrow. */
const formSteps: ReadonlySet<string> = new Set(['form', 'choosingValues'])

/** Edits the member's profile, after a password check. */
export function EditProfileScreen({ returned, onReturned, identity, email }: EditProfileScreenProps) {
  const { http, editions } = useAppContext()
  const userid = useUserid()
  const { snapshot, send } = useFlow('edit-profile', {
    provide: () => provideEditProfile({ http, marketing: editions.marketing, userid }),
    input: { unsaved: profileDraft(userid).read() },
    beganElsewhere: returned !== undefined,
    persistence: editProfilePersistence,
    subject: '',
  })
  const locale = useLocale()
  const state = getStateName(snapshot.value)
  const { base, form, newEmail, isPhoneVerified, stored, freshUntil, error } = snapshot.context
  const failed = useFailure(error)
  const step = steps[state] ?? state
  const until = freshUntil && formatMoment(freshUntil, locale)
  const backToForm = (
    <Stack align="start" marginTop={5}>
      <Button variant="quiet" onClick={() => send({ type: 'back' })}>
        <Icon name="arrow-left" />
        <Trans>Back to my profile</Trans>
      </Button>
    </Stack>
  )
  const formOn = (profile: Profile) => (
    <ProfileFormFields
      key={profile.version}
      base={profile}
      typed={form}
      newEmail={newEmail}
      isPhoneVerified={isPhoneVerified}
      busy={step === 'form' && state !== 'editing'}
      error={error}
      onSubmit={(typed) => send({ type: 'profile.submitted', form: typed })}
      onChangeEmail={(typed) => send({ type: 'email.requested', form: typed })}
      onChangePhone={(typed) => send({ type: 'phone.requested', form: typed })}
    />
  )
  return (
    <FlowContainer
      flow="edit-profile"
      state={state}
      step={step}
      className={formSteps.has(step) ? styles.page : styles.check}
    >
      {step === 'password' && (
        <PasswordCheck
          isAgain={base !== undefined}
          busy={state !== 'enteringPassword'}
          error={error}
          onSubmit={(password) => send({ type: 'password.submitted', password })}
        />
      )}
      {state === 'profileUnavailable' && (
        <>
          <StepHeading title={<Trans>Edit profile</Trans>} />
          <StepContent>
            <Callout tone="danger" title={<Trans>Your profile didn’t load</Trans>}>
              {failed}
            </Callout>
            <Button variant="primary" size="large" onClick={() => send({ type: 'profile.requested' })}>
              <Icon name="refresh-cw" />
              <Trans>Try again</Trans>
            </Button>
          </StepContent>
        </>
      )}
      {step === 'form' && base !== undefined && (
        <>
          <StepHeading title={<Trans>Edit profile</Trans>}>
            <Trans>You’re verified until {until}. After that, we’ll ask for your password again.</Trans>
          </StepHeading>
          {formOn(base)}
        </>
      )}
      {state === 'choosingValues' && base !== undefined && stored !== undefined && (
        <>
          <ValueChoice
            base={base}
            typed={form}
            stored={stored}
            onChoose={(chosen) => {
              // Also replaces a draft from before the choice.
              profileFormDraft(userid, stored).save(chosen)
              send({ type: 'values.chosen', form: chosen })
            }}
          />
          {/* What was typed stays in sight. It goes on after the choice. */}
          <div className={styles.waitingForm} inert>
            {formOn(base)}
          </div>
        </>
      )}
      {state === 'verifyingEmail' && (
        <>
          {email({ onVerified: (verified) => send({ type: 'email.verified', ...verified }) })}
          {backToForm}
        </>
      )}
      {step === 'phone' && (
        <>
          <StepHeading title={<Trans>Change phone number</Trans>}>
            <Trans>We’ll save the phone number from your verification.</Trans>
          </StepHeading>
          {state === 'verifyingPhone' ? (
            <>
              {identity({
                returned,
                onVerified: ({ idfc_id }) => {
                  send({ type: 'identity.verified', idfc_id })
                  if (returned !== undefined) onReturned()
                },
              })}
              {backToForm}
            </>
          ) : (
            <p role="status">
              <Trans>Saving your phone number</Trans>
            </p>
          )}
        </>
      )}
      {state === 'profileSaved' && (
        <>
          <StepHeading title={<Trans>Your details are saved</Trans>}>
            <Trans>We’ll email you whenever your address or number changes.</Trans>
          </StepHeading>
          <StepActions>
            <ButtonLink variant="primary" size="large" to="/mypage">
              <Trans>Go to my profile</Trans>
            </ButtonLink>
          </StepActions>
        </>
      )}
    </FlowContainer>
  )
}
