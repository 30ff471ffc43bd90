import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import * as v from 'valibot'
import { loginLimits } from '#contract/accounts/login.ts'
import * as codes from '#contract/protocol/codes.ts'
import { contactLimits, emailSchema } from '#contract/values/contact.ts'
import { isBlank } from '#contract/values/text.ts'
import { useridInput } from '#contract/values/userid.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { formDraft } from '#lib/drafts/form-draft.ts'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { useEmailValidators } from '#lib/forms/use-email-validators.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { type Account, isLinkError } from '#machines/find-password.machine.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { StepForm } from '#ui/form/step-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'

interface AccountFormProps {
  readonly busy: boolean
  readonly error: ApiErrorData | undefined
  readonly onSubmit: (account: Account) => void
}

const draft = formDraft('find-password', { schema: v.object({ userid: v.string(), email: v.string() }), version: 1 })

/** Form for the ID and registered email address of the account. */
export function AccountForm({ busy, error, onSubmit }: AccountFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText(error)
  const emailValidators = useEmailValidators()
  const isAtField = error?.code === codes.passwordLinkEmailInvalid
  const form = useForm({
    defaultValues: { userid: '', email: '' },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) =>
      onSubmit({ userid: v.parse(useridInput, value.userid), email: v.parse(emailSchema, value.email) }),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })
  const element = useFormDraft(form, draft)
  return (
    <StepForm
      ref={element}
      onSubmit={() => {
        if (!busy) void form.handleSubmit()
      }}
    >
      {errorText !== undefined && !isAtField && (
        <Callout
          tone="danger"
          title={
            isLinkError(error) ? <Trans>This link no longer works</Trans> : <Trans>We couldn’t send the link</Trans>
          }
        >
          <span>{errorText}</span> <SupportLink error={error} />
        </Callout>
      )}
      <form.Field
        name="userid"
        validators={{ onDynamic: ({ value }) => (isBlank(value) ? t`Enter your ID.` : undefined) }}
      >
        {(field) => (
          <TextField
            label={t`ID`}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={loginLimits.maxUseridLength}
            {...bindField(field)}
          />
        )}
      </form.Field>
      <form.Field name="email" validators={emailValidators}>
        {(field) => (
          <EmailField longest={contactLimits.maxEmailLength} {...bindField(field, isAtField ? errorText : undefined)} />
        )}
      </form.Field>
      <SubmitButton size="large" fullWidth busy={busy && <Trans>Sending the link</Trans>}>
        <Trans>Send link</Trans>
      </SubmitButton>
    </StepForm>
  )
}
