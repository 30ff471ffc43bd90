import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { type ReactNode, useEffect } from 'react'
import * as v from 'valibot'
import { contactLimits, emailSchema } from '#contract/values/contact.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useEmailValidators } from '#lib/forms/use-email-validators.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { useOwnProfile } from '#lib/forms/use-own-profile.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { FieldError } from '#ui/controls/field-error.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { CheckBox } from '#ui/form/check-box.tsx'
import { EmailField } from '#ui/form/email-field.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { StepForm } from '#ui/form/step-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

interface OpeningFormProps {
  readonly busy: boolean
  readonly error: Error | null
  readonly onSubmit: (email: string) => void
  /** What the address is kept for. */
  readonly consent: ReactNode
  /** Words of the button. */
  readonly children: ReactNode
}

/** Takes an address and the consent to keep it for one mail. */
export function OpeningForm({ busy, error, onSubmit, consent, children }: OpeningFormProps) {
  const { t } = useLingui()
  const failed = useFailure(error)
  const emailValidators = useEmailValidators()
  const known = useOwnProfile()?.email ?? ''
  const form = useForm({
    defaultValues: { email: '', consent: false },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => onSubmit(v.parse(emailSchema, value.email)),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })
  const element = useFormDraft(form, undefined)
  useEffect(() => {
    if (known !== '' && form.getFieldValue('email') === '') form.setFieldValue('email', known)
  }, [known, form])
  return (
    <StepForm
      ref={element}
      onSubmit={() => {
        if (!busy) void form.handleSubmit()
      }}
    >
      {failed !== undefined && (
        <Callout tone="danger" title={<Trans>We couldn’t set up your notification</Trans>}>
          {failed}
        </Callout>
      )}
      <form.Field name="email" validators={emailValidators}>
        {(field) => <EmailField longest={contactLimits.maxEmailLength} {...bindField(field)} />}
      </form.Field>
      <form.Field
        name="consent"
        validators={{ onDynamic: ({ value }) => (value ? undefined : t`Agree so we can email you.`) }}
      >
        {(field) => {
          const wrong = field.state.meta.errors.find((each) => typeof each === 'string')
          return (
            <div>
              <CheckBox
                name={field.name}
                checked={field.state.value}
                onChange={(event) => field.handleChange(event.target.checked)}
                aria-invalid={wrong === undefined ? undefined : true}
                aria-describedby={wrong === undefined ? undefined : 'consent-error'}
                required
              >
                {consent}
              </CheckBox>
              {wrong !== undefined && <FieldError id="consent-error">{wrong}</FieldError>}
              <TextLink to="/private">
                <Trans>How we use your address</Trans>
              </TextLink>
            </div>
          )
        }}
      </form.Field>
      <SubmitButton size="large" fullWidth busy={busy && <Trans>Setting up your notification</Trans>}>
        {children}
      </SubmitButton>
    </StepForm>
  )
}
