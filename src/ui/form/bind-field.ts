import type { ChangeEvent } from 'react'

/** What is needed of a field of TanStack Form. */
interface BoundField {
  readonly name: string
  readonly state: { readonly value: string; readonly meta: { readonly errors: readonly unknown[] } }
  handleChange(value: string): void
  handleBlur(): void
}

/**
 * Ties a text or password field to a field of a form, whose validators answer words. `answered` is what the server
 * has said about it; what is wrong with the new input goes before.
 */
export function bindField(field: BoundField, answered?: string) {
  const found = field.state.meta.errors.find((error) => typeof error === 'string')
  return {
    name: field.name,
    value: field.state.value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => field.handleChange(event.target.value),
    onBlur: () => field.handleBlur(),
    error: found ?? answered,
  }
}
