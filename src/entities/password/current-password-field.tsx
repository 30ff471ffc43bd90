import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { loginLimits } from '#contract/accounts/login.ts'
import * as codes from '#contract/protocol/codes.ts'
import { codeMessages } from '#lib/errors/error-messages.ts'
import { PasswordField } from '#ui/form/password-field.tsx'

/** Props of a field that is bound to a form, and its label where it is not only the password. */
type CurrentPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete' | 'maxLength'> & {
  readonly label?: string
}

/** Field for the password that a member has. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const { t } = useLingui()
  return (
    <PasswordField
      label={t`Password`}
      autoComplete="current-password"
      maxLength={loginLimits.maxPasswordLength}
      {...props}
    />
  )
}

/** Validators of that field: it must not be empty (`MB41002400`). */
export function useRequiredPassword() {
  const { i18n } = useLingui()
  return {
    onDynamic: ({ value }: { readonly value: string }) =>
      value === '' ? i18n._(codeMessages[codes.passwordMissing]) : undefined,
  }
}
