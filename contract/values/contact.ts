import * as v from 'valibot'
import { cleanNumber, cleanToken, numberText, tokenText } from './text.ts'

/** Maximum length of an email address, and of a phone number without its country code, in characters. */
export const contactLimits = { maxEmailLength: 254, maxPhoneLength: 20 } as const

/**
 * An email address without what surrounds it where it was copied: `Kim <kim@school.example>,` becomes
 * `kim@school.example`.
 */
function cleanEmail(text: string): string {
  const line = cleanToken(text)
  const address = /<([^<>]*@[^<>]*)>/.exec(line)?.[1] ?? line
  return address.replace(/^[\s"'<([]*(mailto:)?\s*/i, '').replace(/[\s"'>)\],;:.。、]+$/, '')
}

/**
 * The digits of a Korean phone number as it is dialled in Korea: `+82 (0)10-2345-0142` becomes `01023450142`. A number
 * with a leading 82 and no zero is one with its country code, since every number in Korea begins with 0 or 1.
 */
export function cleanPhone(text: string): string {
  const dialled = cleanNumber(text.replace(/^\s*tel:/i, ''))
  const national = /^(?:\+|00)?82(0?[1-9]\d{7,9})$/.exec(dialled)?.[1]
  return national === undefined ? dialled : national.replace(/^0?/, '0')
}

/** Input of an email address, not validated yet. */
export const emailInput = tokenText('email', contactLimits.maxEmailLength, cleanEmail)

/** Input of a mobile number, not validated yet. */
export const phoneInput = numberText('mobile-phone', contactLimits.maxPhoneLength, cleanPhone)

/** An email address (specification, section 5). */
export const emailSchema = v.pipe(emailInput, v.email('an address such as name@school.example'))

/**
 * A Korean phone number for reading: `010-2345-0142`, `02-345-6789`. Digits may be masked by `*`. Any other text stays as
 * it is.
 */
export function formatPhone(phone: string): string {
  return phone.replace(/^(02|050\d|0\d{2}|\*{3})([\d*]{3,4})([\d*]{4})$/, '$1-$2-$3')
}

/**
 * A Korean mobile number in any spelling, with or without the country code; parsed to its digits as they are dialled in
 * Korea (specification, section 5).
 */
export const phoneSchema = v.pipe(
  phoneInput,
  v.regex(/^(010\d{8}|01[16789]\d{7,8})$/, 'a mobile number such as 010-1234-5678'),
)

/** A Korean phone number of any kind, mobile or not, like {@link phoneSchema}. */
export const anyPhoneSchema = v.pipe(
  numberText('phone', contactLimits.maxPhoneLength, cleanPhone),
  v.regex(/^0\d{8,10}$/, 'a phone number'),
)
