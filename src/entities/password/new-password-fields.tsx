import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { loginLimits } from '#contract/accounts/login.ts'
import { passwordHints } from '#lib/forms/password-hints.ts'
import { Hint } from '#ui/content/hint.tsx'
import type { bindField } from '#ui/form/bind-field.ts'
import { PasswordField } from '#ui/form/password-field.tsx'
import { PasswordHints } from '#ui/form/password-hints.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

type Binding = ReturnType<typeof bindField>

/** Field for a new password, with the rules that it does not meet yet. */
export function NewPasswordField({
  lengths,
  ...binding
}: Binding & { readonly lengths: Parameters<typeof passwordHints>[1] }) {
  const { t } = useLingui()
  return (
    <NewPassword
      label={t`New password`}
      help={<PasswordHints {...passwordHints(binding.value, lengths)} />}
      {...binding}
    />
  )
}

/** Field for the new password once more. `isSame` is true when it equals the first, and is not empty. */
export function RepeatedPasswordField({ isSame, ...binding }: Binding & { readonly isSame: boolean }) {
  const { t } = useLingui()
  return (
    <NewPassword
      label={t`Confirm new password`}
      help={
        isSame && (
          <Hint>
            <Icon name="check" />
            <Trans>Passwords match</Trans>
          </Hint>
        )
      }
      {...binding}
    />
  )
}

function NewPassword(props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'maxLength'>) {
  return <PasswordField autoComplete="new-password" maxLength={loginLimits.maxPasswordLength} {...props} />
}
