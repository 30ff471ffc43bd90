import { contactLimits, formatPhone } from '../../../contract/values/contact.ts'

/** The used part of a field of TanStack Form. */
interface PhoneField {
  readonly state: { readonly value: string }
  handleChange(value: string): void
  handleBlur(): void
}

/** Props of an input for a phone number. Its digits are grouped when the visitor leaves the field. */
export function phoneInput(field: PhoneField) {
  return {
    autoComplete: 'tel',
    inputMode: 'tel',
    maxLength: contactLimits.maxPhoneLength,
    onBlur: () => {
      const grouped = formatPhone(field.state.value.replace(/[\s-]/g, ''))
      if (grouped !== field.state.value && /\d/.test(grouped)) field.handleChange(grouped)
      field.handleBlur()
    },
  } as const
}
