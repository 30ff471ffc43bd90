import * as v from 'valibot'
import { inputText } from './text.ts'

/** Longest e-mail address and phone number that are looked at, in characters. */
export const contactLimits = { maxEmailLength: 254, maxPhoneLength: 20 } as const

/** What is typed as an e-mail address, before it is looked at. */
export const emailInput = inputText(contactLimits.maxEmailLength)

/** What is typed as a phone number, before it is looked at. */
export const phoneInput = inputText(contactLimits.maxPhoneLength)

/** An e-mail address, without the spaces around it (specification, section 5). */
export const emailSchema = v.pipe(emailInput, v.trim(), v.email('an address such as name@school.example'))

/** A Korean mobile number, typed with or without spaces and hyphens; its digits alone (specification, section 5). */
export const phoneSchema = v.pipe(
  phoneInput,
  v.transform((text) => text.replace(/[\s-]/g, '')),
  v.regex(/^(010\d{8}|01[16789]\d{7,8})$/, 'a mobile number such as 010 1234 5678'),
)
