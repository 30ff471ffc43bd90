import { useLingui } from '@lingui/react/macro'
import type { bindField } from './bind-field.ts'
import { TextField } from './text-field.tsx'

interface EmailFieldProps extends ReturnType<typeof bindField> {
  /** Maximum number of characters. */
  readonly longest: number
}

/** An email input. Takes the props of `bindField`. */
export function EmailField({ longest, ...bound }: EmailFieldProps) {
  const { t } = useLingui()
  return <TextField label={t`Email`} type="email" autoComplete="email" maxLength={longest} {...bound} />
}
