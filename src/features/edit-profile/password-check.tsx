import { Trans } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useEffect } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import * as codes from '#contract/protocol/codes.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { CurrentPasswordField, useRequiredPassword } from '#entities/password/current-password-field.tsx'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { type ApiErrorData, hasCode } from '#machines/api-error-data.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { StepForm } from '#ui/form/step-form.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'

interface PasswordCheckProps {
  /** True when the member has typed into the form before. */
  readonly isAgain: boolean
  readonly busy: boolean
  readonly error: ApiErrorData | undefined
  readonly onSubmit: (password: string) => void
}

/** Asks for the password before the profile is shown for editing. */
export function PasswordCheck({ isAgain, busy, error, onSubmit }: PasswordCheckProps) {
  const required = useRequiredPassword()
  const errorText = useErrorText(error)
  const isAtField = hasCode(error, codes.passwordMissing, codes.wrongPassword)
  const form = useForm({
    defaultValues: { password: '' },
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => onSubmit(value.password),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })
  const element = useFormDraft(form, undefined)
  useEffect(() => {
    if (error) focusFirstInvalid(element.current)
  }, [error, element])
  return (
    <>
      <StepHeading title={<Trans>Edit profile</Trans>}>
        {isAgain ? (
          <Trans>Enter your password again. Your changes are still here.</Trans>
        ) : (
          <Trans>Enter your password first, so nobody else can change your details.</Trans>
        )}
      </StepHeading>
      <StepForm
        ref={element}
        onSubmit={() => {
          if (!busy) void form.handleSubmit()
        }}
      >
        {errorText !== undefined && !isAtField && (
          <Callout tone="danger" title={<Trans>We couldn’t check your password</Trans>}>
            <span>{errorText}</span> <SupportLink error={error} />
          </Callout>
        )}
        <form.Field name="password" validators={required}>
          {(field) => <CurrentPasswordField {...bindField(field, isAtField ? errorText : undefined)} />}
        </form.Field>
        <Cluster>
          <SubmitButton size="large" busy={busy && <Trans>Checking your password</Trans>}>
            <Trans>Confirm</Trans>
          </SubmitButton>
          <ButtonLink variant="quiet" size="large" to="/find-password" search={{ next: paths.editProfile() }}>
            <Trans>Reset password</Trans>
          </ButtonLink>
        </Cluster>
      </StepForm>
    </>
  )
}
