/** The used part of a field of TanStack Form. */
interface BoundField {
  readonly name: string
  readonly state: { readonly value: string; readonly meta: { readonly errors: readonly unknown[] } }
  handleChange(value: string): void
  handleBlur(): void
}

/** The change event of an input or a select. */
interface ChangeOfValue {
  readonly target: { readonly value: string }
}

/**
 * Props that bind a text, password or select field to a field of a TanStack form whose validators return texts.
 * `serverError` is the server's verdict on the submitted value; an error of the current value goes first.
 */
export function bindField(field: BoundField, serverError?: string) {
  const found = field.state.meta.errors.find((error) => typeof error === 'string')
  return {
    name: field.name,
    value: field.state.value,
    onChange: (event: ChangeOfValue) => field.handleChange(event.target.value),
    onBlur: () => field.handleBlur(),
    error: found ?? serverError,
  }
}
