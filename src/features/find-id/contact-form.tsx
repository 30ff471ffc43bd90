import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import * as v from 'valibot'
import type { ContactType } from '#contract/accounts/find-id.ts'
import * as codes from '#contract/protocol/codes.ts'
import { contactLimits, emailSchema, phoneSchema } from '#contract/values/contact.ts'
import { maxNameLength, nameSchema } from '#contract/values/names.ts'
import { isBlank } from '#contract/values/text.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { formDraft } from '#lib/drafts/form-draft.ts'
import { codeMessages } from '#lib/errors/error-messages.ts'
import { phoneInput } from '#lib/forms/phone-input.ts'
import { useEmailValidators } from '#lib/forms/use-email-validators.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import type { Contact } from '#machines/find-id.machine.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { StepForm } from '#ui/form/step-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'

interface ContactFormProps {
  readonly type: ContactType
  readonly busy: boolean
  readonly error: ApiErrorData | undefined
  readonly onSubmit: (contact: Contact) => void
}

const draft = formDraft('find-id', {
  schema: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
  version: 1,
})

/** Clears the draft once the ID is found. */
export const clearContactDraft = draft.clear

/** Form for a name and the registered phone number or email address. */
export function ContactForm({ type, busy, error, onSubmit }: ContactFormProps) {
  const { t, i18n } = useLingui()
  const errorText = useFailure(error)
  const emailValidators = useEmailValidators()
  const form = useForm({
    defaultValues: { name: '', phone: '', email: '' },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value: { name, phone, email } }) =>
      onSubmit({
        name: v.parse(nameSchema, name),
        contact: type === 'phone' ? v.parse(phoneSchema, phone) : v.parse(emailSchema, email),
      }),
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
      {errorText !== undefined && (
        <Callout tone="danger" title={<Trans>We couldn’t send the code</Trans>}>
          {errorText}
        </Callout>
      )}
      <form.Field
        name="name"
        validators={{ onDynamic: ({ value }) => (isBlank(value) ? t`Enter your name.` : undefined) }}
      >
        {(field) => <TextField label={t`Name`} autoComplete="name" maxLength={maxNameLength} {...bindField(field)} />}
      </form.Field>
      {type === 'phone' ? (
        <form.Field
          name="phone"
          validators={{
            onDynamic: ({ value }) => (v.is(phoneSchema, value) ? undefined : i18n._(codeMessages[codes.phoneInvalid])),
          }}
        >
          {(field) => (
            <TextField
              label={t`Mobile phone`}
              type="tel"
              placeholder="010-0000-0000"
              {...bindField(field)}
              {...phoneInput(field)}
            />
          )}
        </form.Field>
      ) : (
        <form.Field name="email" validators={emailValidators}>
          {(field) => <EmailField longest={contactLimits.maxEmailLength} {...bindField(field)} />}
        </form.Field>
      )}
      <SubmitButton size="large" fullWidth busy={busy && <Trans>Sending the code</Trans>}>
        <Trans>Get a code</Trans>
      </SubmitButton>
    </StepForm>
  )
}
