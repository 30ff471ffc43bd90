import { Trans } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import * as v from 'valibot'
import * as codes from '#contract/protocol/codes.ts'
import { contactLimits, emailSchema } from '#contract/values/contact.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { useEmailValidators } from '#lib/forms/use-email-validators.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { type ApiErrorData, hasCode } from '#machines/api-error-data.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { StepForm } from '#ui/form/step-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { emailDraft } from './email-draft.ts'

interface EmailFormProps {
  readonly email: string
  readonly busy: boolean
  readonly error: ApiErrorData | undefined
  readonly onSubmit: (email: string) => void
}

/** Form for the address to verify. */
export function EmailForm({ email, busy, error, onSubmit }: EmailFormProps) {
  const errorText = useErrorText(error)
  const emailValidators = useEmailValidators()
  // Their message is shown at the field (specification, section 8).
  const isAtField = hasCode(error, codes.emailInvalid, codes.alreadyInUse)
  const form = useForm({
    defaultValues: { email },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => onSubmit(v.parse(emailSchema, value.email)),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })
  const element = useFormDraft(form, emailDraft)
  return (
    <StepForm
      ref={element}
      onSubmit={() => {
        if (!busy) void form.handleSubmit()
      }}
    >
      {errorText !== undefined && !isAtField && (
        <Callout tone="danger" title={<Trans>We couldn’t send the email</Trans>}>
          <span>{errorText}</span> <SupportLink error={error} />
        </Callout>
      )}
      <form.Field name="email" validators={emailValidators}>
        {(field) => (
          <EmailField longest={contactLimits.maxEmailLength} {...bindField(field, isAtField ? errorText : undefined)} />
        )}
      </form.Field>
      <SubmitButton size="large" fullWidth busy={busy && <Trans>Sending the email</Trans>}>
        <Trans>Send email</Trans>
      </SubmitButton>
    </StepForm>
  )
}
