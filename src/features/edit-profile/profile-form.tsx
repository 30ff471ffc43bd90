import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useMemo } from 'react'
import * as v from 'valibot'
import { needsGuardian } from '#contract/accounts/age.ts'
import type { Profile } from '#contract/accounts/profile.ts'
import { nicknameInput, signUpLimits, statedNameSchema } from '#contract/accounts/sign-up.ts'
import type { Code } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import { formatPhone, phoneSchema } from '#contract/values/contact.ts'
import { maxNameLength } from '#contract/values/names.ts'
import { daySchema } from '#contract/values/quantities.ts'
import { isBlank } from '#contract/values/text.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { codeMessages } from '#lib/errors/error-messages.ts'
import { useFeature } from '#lib/features/use-feature.ts'
import { phoneInput } from '#lib/forms/phone-input.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { formatDayShort } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useUserid } from '#lib/session/use-userid.ts'
import { type ApiErrorData, entryOf } from '#machines/api-error-data.ts'
import {
  formOf,
  type NewEmail,
  type ProfileForm,
  type ProfileTexts,
  profileFields,
  withoutStored,
} from '#machines/edit-profile.data.ts'
import { DefinitionItem } from '#ui/content/definition-list.tsx'
import { Hint } from '#ui/content/hint.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { CheckBox } from '#ui/form/check-box.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { FormSection } from '#ui/form/form-section.tsx'
import { StepForm } from '#ui/form/step-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './edit-profile.css.ts'
import { profileFormDraft } from './profile-draft.ts'
import { belongingFields, profileLabels } from './profile-labels.ts'

interface ProfileFormProps {
  /** The profile that the form changes. */
  readonly base: Profile
  /** Values typed before; without them the stored ones. */
  readonly typed: ProfileForm | undefined
  readonly newEmail: NewEmail | undefined
  readonly isPhoneVerified: boolean
  readonly busy: boolean
  readonly error: ApiErrorData | undefined
  readonly onSubmit: (form: ProfileForm) => void
  readonly onChangeEmail: (form: ProfileForm) => void
  readonly onChangePhone: (form: ProfileForm) => void
}

/** Field at which a code's message is shown (specification, section 8). */
const errorFields: Partial<Record<Code, 'email' | 'phone' | 'birth'>> = {
  [codes.tooYoung]: 'birth',
  [codes.emailInvalid]: 'email',
  [codes.emailNotVerified]: 'email',
  [codes.alreadyInUse]: 'email',
  [codes.phoneInvalid]: 'phone',
  [codes.identityNotVerified]: 'phone',
  [codes.identificationExpired]: 'phone',
  [codes.identityVerificationRefused]: 'phone',
  [codes.personHasAccount]: 'phone',
}

/** Form of the profile. Whatever fails, everything that was typed stays. */
export function ProfileFormFields(props: ProfileFormProps) {
  const { base, typed, newEmail, isPhoneVerified, busy, error } = props
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const errorText = useFailure(error)
  const errorField = entryOf(errorFields, error)
  const labels = profileLabels(base.type)
  const userid = useUserid()
  const draft = useMemo(() => profileFormDraft(userid, base), [userid, base])
  const stored = formOf(base)
  const form = useForm({
    defaultValues: {
      ...stored,
      ...typed,
      phone: typed?.phone ?? formatPhone(base.phone ?? ''),
      username: typed?.username ?? base.username,
      birth: typed?.birth ?? base.birth ?? '',
    },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => props.onSubmit(typedForm(value)),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })
  const element = useFormDraft(form, draft)
  const text = (name: keyof ProfileTexts, longest: number, aside?: string) => (
    <form.Field
      key={name}
      name={name}
      validators={{
        onDynamic: ({ value }) => {
          if (name === 'group' && isBlank(value)) return t`Enter your organisation’s name.`
          if (name !== 'nickname' || v.is(nicknameInput, value)) return undefined
          return t`Choose another nickname: no hidden characters, and not a name like ours or our staff’s.`
        },
      }}
    >
      {(field) => <TextField label={i18n._(labels[name])} aside={aside} maxLength={longest} {...bindField(field)} />}
    </form.Field>
  )
  const hasTexts = useFeature('text-messages')
  const verifiesIdentity = useFeature('identity-verification')
  const { today } = useAppContext()
  const statesPerson = !verifiesIdentity && !base.is_dit_vrf
  const consent = (name: 'recv_sms' | 'recv_email', label: string) => (
    <form.Field name={name}>
      {(field) => (
        <CheckBox
          name={name}
          checked={field.state.value}
          onChange={(event) => field.handleChange(event.target.checked)}
        >
          {label}
        </CheckBox>
      )}
    </form.Field>
  )
  const typedForm = (values: ProfileForm) =>
    withoutStored(
      {
        ...values,
        ...(verifiesIdentity ? { phone: undefined } : {}),
        ...(statesPerson ? {} : { username: undefined, birth: undefined }),
      },
      base,
    )
  const changedNames = (values: ProfileForm) => [
    ...profileFields.filter((name) => values[name] !== stored[name]).map((name) => i18n._(labels[name])),
    ...(typedForm(values).username === undefined ? [] : [t`Name`]),
    ...(typedForm(values).birth === undefined ? [] : [t`Date of birth`]),
    ...(typedForm(values).phone === undefined ? [] : [t`Mobile phone`]),
    ...(newEmail === undefined ? [] : [t`Email`]),
  ]
  const { username } = base
  const previousEmail = base.email
  return (
    <StepForm
      ref={element}
      onSubmit={() => {
        if (!busy) void form.handleSubmit()
      }}
    >
      {errorText !== undefined && errorField === undefined && (
        <Callout tone="danger" title={<Trans>Profile update failed</Trans>}>
          <p>{errorText}</p>
          <p>
            <Trans>Your changes are still here.</Trans>
          </p>
        </Callout>
      )}
      <FormSection
        heading={<Trans>Basic information</Trans>}
        hint={
          statesPerson ? (
            <Trans>Certificates that you already have keep the name that they were issued with.</Trans>
          ) : verifiesIdentity ? (
            <Trans>Details from your identity verification can’t be changed here.</Trans>
          ) : (
            <Trans>To correct your name or date of birth, contact us.</Trans>
          )
        }
      >
        <dl className={styles.fixed}>
          <DefinitionItem name={<Trans>ID</Trans>}>{base.userid}</DefinitionItem>
          {!statesPerson && (
            <>
              <DefinitionItem name={<Trans>Name</Trans>}>{username}</DefinitionItem>
              <DefinitionItem name={<Trans>Date of birth</Trans>} numeric>
                {base.birth === null ? '–' : formatDayShort(base.birth, locale)}
              </DefinitionItem>
            </>
          )}
          <DefinitionItem name={<Trans>Account type</Trans>}>
            {base.type === 'GRP' ? <Trans>Team account</Trans> : <Trans>Individual account</Trans>}
          </DefinitionItem>
        </dl>
        {statesPerson && (
          <>
            <form.Field
              name="username"
              validators={{
                onDynamic: ({ value }) =>
                  isBlank(value)
                    ? t`Enter your name.`
                    : v.is(statedNameSchema, value) || value === username
                      ? undefined
                      : t`Use letters only: the name has hidden characters.`,
              }}
            >
              {(field) => (
                <TextField
                  label={t`Name`}
                  aside={<Trans>your real name</Trans>}
                  autoComplete="name"
                  maxLength={maxNameLength}
                  {...bindField(field)}
                />
              )}
            </form.Field>
            <form.Field
              name="birth"
              validators={{
                onDynamic: ({ value }) =>
                  value === (base.birth ?? '')
                    ? undefined
                    : !v.is(daySchema, value) || value > today
                      ? t`Enter your date of birth.`
                      : needsGuardian(today, value)
                        ? i18n._(codeMessages[codes.tooYoung])
                        : undefined,
              }}
            >
              {(field) => (
                <TextField
                  label={t`Date of birth`}
                  aside={<Trans>14 or older</Trans>}
                  type="date"
                  autoComplete="bday"
                  min="1900-01-01"
                  max={today}
                  {...bindField(field)}
                  error={bindField(field).error ?? (errorField === 'birth' ? errorText : undefined)}
                />
              )}
            </form.Field>
          </>
        )}
        {text('nickname', signUpLimits.maxNicknameLength, t`shown in lessons`)}
      </FormSection>
      <FormSection heading={<Trans>Contact</Trans>}>
        {verifiesIdentity ? (
          <div>
            <TextField
              label={t`Mobile phone`}
              value={formatPhone(base.phone ?? '')}
              readOnly
              inputMode="tel"
              error={errorField === 'phone' ? errorText : undefined}
            >
              <Button
                aria-label={t`Change phone number`}
                onClick={() => props.onChangePhone(typedForm(form.state.values))}
              >
                <Trans>Change</Trans>
              </Button>
            </TextField>
            {isPhoneVerified ? (
              <Hint role="status">
                <Icon name="check" />
                <Trans>Your verified number has been saved.</Trans>
              </Hint>
            ) : (
              <Hint>
                <Icon name="info" />
                <Trans>To change your number, verify your identity.</Trans>
              </Hint>
            )}
          </div>
        ) : (
          <form.Field
            name="phone"
            validators={{
              onDynamic: ({ value }) =>
                v.is(phoneSchema, value) ? undefined : i18n._(codeMessages[codes.phoneInvalid]),
            }}
          >
            {(field) => (
              <TextField
                label={t`Mobile phone`}
                {...bindField(field)}
                {...phoneInput(field)}
                error={bindField(field).error ?? (errorField === 'phone' ? errorText : undefined)}
              />
            )}
          </form.Field>
        )}
        <div>
          <TextField
            label={t`Email`}
            type="email"
            value={newEmail?.email ?? base.email}
            readOnly
            error={errorField === 'email' ? errorText : undefined}
          >
            <Button
              aria-label={t`Change email address`}
              onClick={() => props.onChangeEmail(typedForm(form.state.values))}
            >
              <Trans>Change</Trans>
            </Button>
          </TextField>
          {newEmail !== undefined && (
            <Hint role="status">
              <Icon name="check" />
              <Trans>Your new address is confirmed. We’ll keep using {previousEmail} until you save.</Trans>
            </Hint>
          )}
        </div>
      </FormSection>
      <FormSection heading={base.type === 'GRP' ? <Trans>Organisation</Trans> : <Trans>School</Trans>}>
        {base.type === 'GRP' && text('group', signUpLimits.maxBelongingLength)}
        <Grid gap={4}>{belongingFields[base.type].map((name) => text(name, signUpLimits.maxBelongingLength))}</Grid>
      </FormSection>
      <FormSection heading={<Trans>News and offers</Trans>}>
        <div>
          {hasTexts && consent('recv_sms', t`Get news about courses by text message`)}
          {consent('recv_email', t`Get news about courses by email`)}
        </div>
        <TextLink to="/marketing">
          <Trans>What you’re agreeing to</Trans>
        </TextLink>
      </FormSection>
      <div className={styles.actions}>
        <Cluster>
          <SubmitButton size="large" busy={busy && <Trans>Saving your details</Trans>}>
            <Trans>Save</Trans>
          </SubmitButton>
          <ButtonLink variant="quiet" size="large" to="/mypage">
            <Trans>Cancel</Trans>
          </ButtonLink>
          <form.Subscribe selector={({ values }) => changedNames(values).join(', ')}>
            {(names) =>
              names !== '' && (
                <Text size="small" muted>
                  <Trans>Changed: {names}</Trans>
                </Text>
              )
            }
          </form.Subscribe>
        </Cluster>
      </div>
    </StepForm>
  )
}
