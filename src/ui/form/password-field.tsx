import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { TextField } from './text-field.tsx'
import { Button } from '../controls/button.tsx'

/** A password input with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'children'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <TextField {...props} type={shown ? 'text' : 'password'}>
      <Button aria-label={t`Show the password`} aria-pressed={shown} onClick={() => setShown(!shown)}>
        <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
      </Button>
    </TextField>
  )
}
