import { Trans as LinguiTrans } from '@lingui/react'
import type { ComponentProps } from 'react'

/**
 * Lingui's `Trans` with verbatim values: every `<Trans>` macro is compiled to this one (`lingui.config.ts`).
 * Lingui puts text values into the message first and looks for tags and escape sequences afterwards, so that a typed
 * `<b>x</b>` would be shown as "x", and `\x41` as "A". A value that is a React node is left alone.
 */
export function Trans({ values, ...props }: ComponentProps<typeof LinguiTrans>) {
  return <LinguiTrans {...props} {...(values ? { values: verbatim(values) } : {})} />
}

function verbatim(values: Record<string, unknown>): Record<string, unknown> {
  const isSpecial = Object.values(values).some((value) => typeof value === 'string' && /[<\\]/.test(value))
  if (!isSpecial) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? [value] : value]),
  )
}
