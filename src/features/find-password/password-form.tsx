import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useEffect } from 'react'
import type { checkPasswordLink } from '#contract/accounts/find-password.ts'
import type { Code } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { brokenPasswordRules, resetPasswordLengths } from '#contract/values/password.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { NewPasswordField, RepeatedPasswordField } from '#entities/password/new-password-fields.tsx'
import { PasswordOwner } from '#entities/password/password-owner.tsx'
import { codeMessages } from '#lib/errors/error-messages.ts'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { type ApiErrorData, entryOf } from '#machines/api-error-data.ts'
import { hasRecentLogins, type NewPassword } from '#machines/find-password.machine.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { StepForm } from '#ui/form/step-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { type RecentLoginsChoice, RecentLoginsField } from './recent-logins-field.tsx'

interface PasswordFormProps {
  /** What the link says of the account. */
  readonly link: ContentOf<typeof checkPasswordLink>
  readonly busy: boolean
  readonly error: ApiErrorData | undefined
  readonly onSubmit: (typed: NewPassword) => void
}

const defaultValues: { password: string; repeated: string; recentLogins: RecentLoginsChoice } = {
  password: '',
  repeated: '',
  recentLogins: '',
}

/** Field at which a code's message is shown (specification, section 8). */
const fields: Partial<Record<Code, 'password' | 'repeated'>> = {
  [codes.resetPasswordInvalid]: 'password',
  [codes.resetPasswordMismatch]: 'repeated',
  [codes.resetPasswordUnchanged]: 'password',
}

/**
 * Form for the new password, typed twice, with the rules it does not meet yet, and for whether recently added ways to
 * log in are kept.
 */
export function PasswordForm({ link, busy, error, onSubmit }: PasswordFormProps) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText(error)
  const errorField = entryOf(fields, error)
  const form = useForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    onSubmit: ({ value: { password, repeated, recentLogins } }) =>
      onSubmit({ password, repeated, keepRecent: recentLogins === 'keep' }),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })
  const element = useFormDraft(form, undefined)
  useEffect(() => {
    if (error) focusFirstInvalid(element.current)
  }, [error, element])
  return (
    <StepForm
      ref={element}
      onSubmit={() => {
        if (!busy) void form.handleSubmit()
      }}
    >
      {errorText !== undefined && errorField === undefined && (
        <Callout tone="danger" title={<Trans>We couldn’t change your password</Trans>}>
          <span>{errorText}</span> <SupportLink error={error} />
        </Callout>
      )}
      <PasswordOwner userid={link.userid} />
      <form.Field
        name="password"
        validators={{
          onDynamic: ({ value }) =>
            brokenPasswordRules(value, resetPasswordLengths).length > 0
              ? i18n._(codeMessages[codes.resetPasswordInvalid])
              : undefined,
        }}
      >
        {(field) => (
          <NewPasswordField
            lengths={resetPasswordLengths}
            {...bindField(field, errorField === 'password' ? errorText : undefined)}
          />
        )}
      </form.Field>
      <form.Field
        name="repeated"
        validators={{
          onDynamic: ({ value, fieldApi }) =>
            value === fieldApi.form.getFieldValue('password')
              ? undefined
              : i18n._(codeMessages[codes.resetPasswordMismatch]),
        }}
      >
        {(field) => (
          <form.Subscribe selector={({ values }) => values.password !== '' && values.password === values.repeated}>
            {(isSame) => (
              <RepeatedPasswordField
                isSame={isSame}
                {...bindField(field, errorField === 'repeated' ? errorText : undefined)}
              />
            )}
          </form.Subscribe>
        )}
      </form.Field>
      {hasRecentLogins(link) && (
        <form.Field
          name="recentLogins"
          validators={{ onDynamic: ({ value }) => (value === '' ? t`Choose whether this was you.` : undefined) }}
        >
          {(field) => (
            <RecentLoginsField
              link={link}
              name={field.name}
              value={field.state.value}
              onChange={field.handleChange}
              error={field.state.meta.errors.find((each) => typeof each === 'string')}
            />
          )}
        </form.Field>
      )}
      <SubmitButton size="large" fullWidth busy={busy && <Trans>Changing your password</Trans>}>
        <Trans>Change password</Trans>
      </SubmitButton>
    </StepForm>
  )
}
