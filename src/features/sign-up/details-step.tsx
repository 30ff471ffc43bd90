import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { loginLimits } from '#contract/accounts/login.ts'
import { type Identification, signUpLimits } from '#contract/accounts/sign-up.ts'
import type { MemberType } from '#contract/courses/courses.ts'
import { formatPhone } from '#contract/values/contact.ts'
import { maxNameLength } from '#contract/values/names.ts'
import { memberPasswordLengths } from '#contract/values/password.ts'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { useFeature } from '#lib/features/use-feature.ts'
import { passwordHints } from '#lib/forms/password-hints.ts'
import { phoneInput } from '#lib/forms/phone-input.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import type { SignUpDetails } from '#machines/sign-up.data.ts'
import type { SignUpState } from '#machines/sign-up.machine.ts'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { FormSection } from '#ui/form/form-section.tsx'
import { HumanCheck } from '#ui/form/human-check.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { PasswordHints } from '#ui/form/password-hints.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepForm } from '#ui/form/step-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { detailsDraft } from './draft-storage.ts'
import { ErrorSummary } from './error-summary.tsx'
import { type DetailField, fieldOf } from './failed-field.ts'
import * as styles from './sign-up.css.ts'
import { Step } from './step.tsx'
import { type TypedForm, useDetailsForm } from './use-details-form.ts'
import { UseridField } from './userid-field.tsx'

interface DetailsStepProps {
  readonly memberType: MemberType
  /** The identified person; undefined in a shop without identity verification, where the form asks who it is. */
  readonly identification: Identification | undefined
  /** Today in Korean time, `YYYY-MM-DD`. */
  readonly today: string
  readonly email: string
  readonly state: SignUpState
  readonly freeUserid: string | undefined
  readonly isHuman: boolean
  readonly error: ApiErrorData | undefined
  readonly onCheckUserid: (userid: string) => void
  readonly onHuman: () => void
  readonly onSubmit: (details: SignUpDetails) => void
  readonly onBack: () => void
}

const focusOn = (field: DetailField) => document.getElementById(field)?.focus()

/** Form for the account's details. Server errors are shown at their field until it changes. */
export function DetailsStep(props: DetailsStepProps) {
  const { memberType, identification, today, email, state, freeUserid, isHuman, error } = props
  const { t } = useLingui()
  const hasStudentId = useFeature('student-id-app')
  const [sent, setSent] = useState<TypedForm>()
  /** The last request to the server. */
  const [asked, setAsked] = useState<'userid' | 'human' | 'account'>('account')
  /** True when "Sign up" was pressed while the ID or the human check was being checked. */
  const [isWaiting, setIsWaiting] = useState(false)
  const [missing, setMissing] = useState<'userid' | 'human_check'>()
  const phone = identification?.phone ?? undefined
  const form = useDetailsForm({
    memberType,
    phone,
    today,
    statesPerson: identification === undefined,
    onSubmit: (typed) => {
      const lacking = freeUserid !== typed.userid ? 'userid' : isHuman ? undefined : 'human_check'
      setMissing(lacking)
      setSent(typed)
      if (lacking) focusOn(lacking)
      else {
        setAsked('account')
        props.onSubmit(detailsOf(typed, identification))
      }
    },
    onInvalid: () => document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus(),
  })
  const element = useFormDraft(form, detailsDraft)
  const refused = fieldOf(error)
  const failed = useErrorText(error)
  useEffect(() => {
    if (refused) focusOn(refused)
  }, [refused])

  /** Server error of a field whose value has not changed since it was sent. */
  const serverErrorAt = (field: keyof TypedForm) =>
    failed !== undefined && refused === field && (sent === undefined || form.state.values[field] === sent[field])
      ? failed
      : undefined
  const isBusy = state !== 'enteringDetails'
  useEffect(() => {
    if (!isWaiting || isBusy) return
    setIsWaiting(false)
    // The failed check shows its own error.
    if (error === undefined) void form.handleSubmit()
  }, [isWaiting, isBusy, error, form])
  const plain = (field: 'nickname' | 'scnm' | 'clno' | 'dept', label: string, longest: number) => (
    <form.Field name={field}>
      {(each) => (
        <TextField
          id={field}
          label={label}
          aside={field === 'nickname' ? <Trans>optional</Trans> : undefined}
          maxLength={longest}
          {...bindField(each, serverErrorAt(field))}
        />
      )}
    </form.Field>
  )
  return (
    <Step title={t`Enter your details`} lede={identification && <Identified {...identification} />}>
      <StepForm
        ref={element}
        onSubmit={() => {
          if (!isBusy) void form.handleSubmit()
          else if (state !== 'joining') setIsWaiting(true)
        }}
      >
        <form.Subscribe selector={({ fieldMeta }) => fieldMeta}>
          {(metas) => (
            <ErrorSummary
              wrong={Object.entries(metas).flatMap(([field, meta]) => (meta.errors.length > 0 ? [field] : []))}
              refused={refused}
              error={error}
              failed={asked}
            />
          )}
        </form.Subscribe>
        {memberType === 'GRP' && (
          <form.Field name="group">
            {(field) => (
              <TextField
                id="group"
                label={t`Organisation`}
                autoComplete="organization"
                maxLength={signUpLimits.maxBelongingLength}
                {...bindField(field, serverErrorAt('group'))}
              />
            )}
          </form.Field>
        )}
        {identification === undefined && (
          <>
            <form.Field name="name">
              {(field) => (
                <TextField
                  id="name"
                  label={t`Name`}
                  aside={<Trans>your real name</Trans>}
                  autoComplete="name"
                  maxLength={maxNameLength}
                  {...bindField(field, serverErrorAt('name'))}
                />
              )}
            </form.Field>
            <form.Field name="birth">
              {(field) => (
                <TextField
                  id="birth"
                  label={t`Date of birth`}
                  aside={<Trans>14 or older</Trans>}
                  type="date"
                  autoComplete="bday"
                  min="1900-01-01"
                  max={today}
                  {...bindField(field, serverErrorAt('birth'))}
                />
              )}
            </form.Field>
          </>
        )}
        <UseridField
          form={form}
          freeUserid={freeUserid}
          isAsking={state === 'checkingUserid'}
          isAwaited={missing === 'userid'}
          serverError={serverErrorAt('userid')}
          onCheck={(userid) => {
            if (isBusy) return
            setSent(form.state.values)
            setAsked('userid')
            props.onCheckUserid(userid)
          }}
        />
        <form.Field name="pwd">
          {(field) => (
            <PasswordField
              id="pwd"
              label={t`Password`}
              autoComplete="new-password"
              maxLength={loginLimits.maxPasswordLength}
              help={<PasswordHints {...passwordHints(field.state.value, memberPasswordLengths)} />}
              {...bindField(field, serverErrorAt('pwd'))}
            />
          )}
        </form.Field>
        <form.Field name="pwd_confirm">
          {(field) => (
            <TextField
              id="pwd_confirm"
              label={t`Confirm password`}
              type="password"
              autoComplete="new-password"
              maxLength={loginLimits.maxPasswordLength}
              {...bindField(field, serverErrorAt('pwd_confirm'))}
            />
          )}
        </form.Field>
        <TextField
          id="email"
          label={t`Email`}
          aside={<Trans>confirmed</Trans>}
          value={email}
          readOnly
          error={refused === 'email' ? failed : undefined}
        >
          <Button onClick={props.onBack}>
            <Trans>Change</Trans>
          </Button>
        </TextField>
        <form.Field name="phone">
          {(field) => (
            <TextField
              id="phone"
              label={t`Mobile phone`}
              aside={phone === undefined ? undefined : <Trans>from your identity verification</Trans>}
              readOnly={phone !== undefined}
              {...bindField(field, serverErrorAt('phone'))}
              {...phoneInput(field)}
              value={phone === undefined ? field.state.value : formatPhone(phone)}
            />
          )}
        </form.Field>
        {plain('nickname', t`Avatar nickname`, signUpLimits.maxNicknameLength)}
        <FormSection
          heading={
            memberType === 'GRP' ? (
              <>
                <Trans>Department</Trans>{' '}
                <Text as="small" muted className={styles.optional}>
                  <Trans>optional</Trans>
                </Text>
              </>
            ) : (
              <>
                <Trans>School</Trans>{' '}
                <Text as="small" muted className={styles.optional}>
                  {hasStudentId ? (
                    <Trans>optional, for logging in with your student ID</Trans>
                  ) : (
                    <Trans>optional</Trans>
                  )}
                </Text>
              </>
            )
          }
        >
          {memberType === 'IDV' && (
            <Grid gap={4}>
              {plain('scnm', t`School name`, signUpLimits.maxBelongingLength)}
              {plain('clno', t`Student ID`, signUpLimits.maxBelongingLength)}
            </Grid>
          )}
          {plain('dept', t`Department`, signUpLimits.maxBelongingLength)}
        </FormSection>
        <HumanCheck
          id="human_check"
          busy={state === 'provingHuman'}
          done={isHuman}
          error={
            refused === 'human_check'
              ? failed
              : missing === 'human_check' && !isHuman && state === 'enteringDetails'
                ? t`Tick this box to continue.`
                : undefined
          }
          onAssert={() => {
            if (isBusy) return
            setAsked('human')
            props.onHuman()
          }}
        />
        <StepActions>
          <Button size="large" onClick={props.onBack}>
            <Icon name="arrow-left" />
            <Trans>Back</Trans>
          </Button>
          <SubmitButton size="large" busy={(state === 'joining' || isWaiting) && <Trans>Creating your account</Trans>}>
            <Trans>Sign up</Trans>
          </SubmitButton>
        </StepActions>
      </StepForm>
    </Step>
  )
}

function Identified({ name }: Identification) {
  return <Trans>{name}, your identity is verified.</Trans>
}

function detailsOf(typed: TypedForm, identification: Identification | undefined): SignUpDetails {
  const { name, birth, userid, pwd, pwd_confirm, nickname, group, scnm, clno, dept } = typed
  const phone = identification?.phone ?? typed.phone
  const details = { userid, pwd, pwd_confirm, phone, nickname, group, belonging: { scnm, clno, dept } }
  return identification === undefined ? { name, birth, ...details } : details
}
