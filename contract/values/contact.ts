import * as v from 'valibot'
import { inputText } from './text.ts'

/** Maximum length of an email address and of a phone number, in characters. */
export const contactLimits = { maxEmailLength: 254, maxPhoneLength: 20 } as const

/** Input of an email address, not validated yet. */
export const emailInput = inputText(contactLimits.maxEmailLength)

/** Input of a phone number, not validated yet. */
export const phoneInput = inputText(contactLimits.maxPhoneLength)

/** An email address, without the spaces around it (specification, section 5). */
export const emailSchema = v.pipe(emailInput, v.trim(), v.email('an address such as name@school.example'))

/**
 * A Korean phone number for reading: `010 2345 0142`, `02 345 6789`. Digits may be masked by `*`. Any other text stays as
 * it is.
 */
export function formatPhone(phone: string): string {
  return phone.replace(/^(02|050\d|0\d{2}|\*{3})([\d*]{3,4})([\d*]{4})$/, '$1 $2 $3')
}

/**
 * A Korean mobile number, typed with or without spaces and hyphens; parsed to its digits (specification, section 5).
 */
export const phoneSchema = v.pipe(
  phoneInput,
  v.transform((text) => text.replace(/[\s-]/g, '')),
  v.regex(/^(010\d{8}|01[16789]\d{7,8})$/, 'a mobile number such as 010 1234 5678'),
)
