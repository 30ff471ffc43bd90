import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { cleanPassword } from '#contract/values/password.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../pictures/icon.tsx'
import { TextField } from './text-field.tsx'

/**
 * A password input with a button that shows the password. What no password holds, such as a space at the end of a copied
 * one, is dropped as it is typed.
 */
export function PasswordField({ onChange, ...props }: Omit<ComponentProps<typeof TextField>, 'type' | 'children'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      onChange={(event) => {
        const { target } = event
        const cleaned = cleanPassword(target.value)
        if (cleaned !== target.value) target.value = cleaned
        onChange?.(event)
      }}
    >
      <Button aria-label={t`Show the password`} aria-pressed={shown} onClick={() => setShown(!shown)}>
        <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
      </Button>
    </TextField>
  )
}
