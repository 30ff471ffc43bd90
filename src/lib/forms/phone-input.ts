import { cleanPhone, formatPhone } from '#contract/values/contact.ts'

/** The used part of a field of TanStack Form. */
interface PhoneField {
  readonly state: { readonly value: string }
  handleChange(value: string): void
  handleBlur(): void
}

/**
 * Props of an input for a phone number. `tel` lets the browser fill in the number with its country code, which is read
 * like one without. The digits are grouped when the visitor leaves the field.
 */
export function phoneInput(field: PhoneField) {
  return {
    autoComplete: 'tel',
    inputMode: 'tel',
    onBlur: () => {
      const digits = cleanPhone(field.state.value)
      const grouped = formatPhone(digits)
      if (grouped !== digits && grouped !== field.state.value) field.handleChange(grouped)
      field.handleBlur()
    },
  } as const
}
