import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useEffect, useState } from 'react'
import type { Code } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import { brokenPasswordRules, memberPasswordLengths } from '#contract/values/password.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { CurrentPasswordField, useRequiredPassword } from '#entities/password/current-password-field.tsx'
import { NewPasswordField, RepeatedPasswordField } from '#entities/password/new-password-fields.tsx'
import { PasswordOwner } from '#entities/password/password-owner.tsx'
import { codeMessages } from '#lib/errors/error-messages.ts'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { type ApiErrorData, entryOf } from '#machines/api-error-data.ts'
import type { TypedPasswords } from '#machines/change-password.machine.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { StepForm } from '#ui/form/step-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'

interface ChangePasswordFormProps {
  /** ID of the member, for password managers; empty when unknown. */
  readonly userid: string
  readonly busy: boolean
  readonly error: ApiErrorData | undefined
  readonly onSubmit: (typed: TypedPasswords) => void
}

/** Field at which a code's message is shown (specification, section 8). */
const fields: Partial<Record<Code, keyof TypedPasswords>> = {
  [codes.passwordMissing]: 'current',
  [codes.wrongCurrentPassword]: 'current',
  [codes.changedPasswordInvalid]: 'password',
  [codes.changedPasswordUnchanged]: 'password',
  [codes.changedPasswordMismatch]: 'repeated',
}

/** Form for the current password, and the new one twice. Whatever fails, everything that was typed stays. */
export function ChangePasswordForm({ userid, busy, error, onSubmit }: ChangePasswordFormProps) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText(error)
  const isNewMissing = error?.code === codes.passwordMissing && error.field === 'new_pwd'
  const errorField = isNewMissing ? 'password' : entryOf(fields, error)
  const required = useRequiredPassword()
  const message = (code: Code) => i18n._(codeMessages[code])
  /** The passwords submitted last: an error of the server belongs to them. */
  const [sent, setSent] = useState<TypedPasswords>()
  const form = useForm({
    defaultValues: { current: '', password: '', repeated: '' },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => {
      setSent(value)
      onSubmit(value)
    },
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })
  const element = useFormDraft(form, undefined)
  useEffect(() => {
    if (error) focusFirstInvalid(element.current)
  }, [error, element])
  const errorAt = (field: keyof TypedPasswords, typed: string) =>
    errorField === field && (sent === undefined || sent[field] === typed) ? errorText : undefined
  return (
    <StepForm
      ref={element}
      onSubmit={() => {
        if (!busy) void form.handleSubmit()
      }}
    >
      {errorText !== undefined && errorField === undefined && (
        <Callout tone="danger" title={<Trans>That didn’t work</Trans>}>
          <span>{errorText}</span> <SupportLink error={error} />
        </Callout>
      )}
      <PasswordOwner userid={userid} />
      <form.Field name="current" validators={required}>
        {(field) => (
          <CurrentPasswordField
            label={t`Current password`}
            {...bindField(field, errorAt('current', field.state.value))}
          />
        )}
      </form.Field>
      <form.Field
        name="password"
        validators={{
          onDynamic: ({ value, fieldApi }) => {
            if (brokenPasswordRules(value, memberPasswordLengths).length > 0)
              return message(codes.changedPasswordInvalid)
            return value === fieldApi.form.getFieldValue('current')
              ? message(codes.changedPasswordUnchanged)
              : undefined
          },
        }}
      >
        {(field) => (
          <NewPasswordField
            lengths={memberPasswordLengths}
            {...bindField(field, errorAt('password', field.state.value))}
          />
        )}
      </form.Field>
      <form.Field
        name="repeated"
        validators={{
          onDynamic: ({ value, fieldApi }) =>
            value === fieldApi.form.getFieldValue('password') ? undefined : message(codes.changedPasswordMismatch),
        }}
      >
        {(field) => (
          <form.Subscribe selector={({ values }) => values.password !== '' && values.password === values.repeated}>
            {(isSame) => (
              <RepeatedPasswordField isSame={isSame} {...bindField(field, errorAt('repeated', field.state.value))} />
            )}
          </form.Subscribe>
        )}
      </form.Field>
      <Cluster>
        <SubmitButton size="large" busy={busy && <Trans>Changing your password</Trans>}>
          <Trans>Change password</Trans>
        </SubmitButton>
        <ButtonLink variant="quiet" size="large" to="/mypage">
          <Trans>Cancel</Trans>
        </ButtonLink>
      </Cluster>
    </StepForm>
  )
}
