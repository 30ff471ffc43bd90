import { Trans as LinguiTrans } from '@lingui/react'
import type { ComponentProps } from 'react'

/**
 * Lingui's `Trans` with verbatim values: every `<Trans>` macro is compiled to this one (`lingui.config.ts`).
 * Lingui puts text values into the message first and looks for tags afterwards, so that a typed `<b>x</b>` would be
 * shown as "x". A value that is a React node is left alone.
 */
export function Trans({ values, ...props }: ComponentProps<typeof LinguiTrans>) {
  return <LinguiTrans {...props} {...(values ? { values: verbatim(values) } : {})} />
}

function verbatim(values: Record<string, unknown>): Record<string, unknown> {
  const hasTags = Object.values(values).some((value) => typeof value === 'string' && value.includes('<'))
  if (!hasTags) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? [value] : value]),
  )
}
