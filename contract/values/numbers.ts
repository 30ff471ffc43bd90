import * as v from 'valibot'
import { phoneSchema } from './contact.ts'
import { cleanNumber, numberText } from './text.ts'

// Numbers that a customer copies from a form, card or bank book. Each is parsed to its digits.

/** A number of a bank account. */
export const bankAccountSchema = v.pipe(
  numberText('bank-account', 16),
  v.regex(/^\d{8,16}$/, 'an account number of 8 to 16 digits'),
)

/** A Korean postal code, also with what stands before it on letters: `우) 04524`. */
export const postcodeSchema = v.pipe(
  numberText('postcode', 5, (text) => cleanNumber(text).replace(/^(우편번호|우|〒):?/u, '')),
  v.regex(/^\d{5}$/, 'a postal code of five digits'),
)

/** True for the digits of a Korean business registration number: ten, the last one of which is a check digit. */
export function isBusinessNumber(digits: string): boolean {
  if (!/^[1-9]\d{9}$/.test(digits)) return false
  const at = (index: number) => Number(digits[index])
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]
  const sum = weights.reduce((total, weight, index) => total + weight * at(index), 0) + Math.floor((at(8) * 5) / 10)
  return (10 - (sum % 10)) % 10 === at(9)
}

/** Kind of cash receipt: for a person by phone number, for a business by registration number. */
export const cashReceiptTypeSchema = v.picklist(['personal', 'business'])
type CashReceiptType = v.InferOutput<typeof cashReceiptTypeSchema>

/** Number for a cash receipt of either type. {@link fitsCashReceipt} tells whether it fits the type. */
export const cashReceiptNumberSchema = v.pipe(
  numberText('cash-receipt-number', 20, (text) => {
    const phone = v.safeParse(phoneSchema, text)
    return phone.success ? phone.output : cleanNumber(text)
  }),
  v.check(
    (digits) => v.is(phoneSchema, digits) || isBusinessNumber(digits),
    'a mobile number or a business registration number',
  ),
)

/** A person's receipt is issued to a mobile number, a business' to its registration number. */
export function fitsCashReceipt(type: CashReceiptType, digits: string): boolean {
  return type === 'personal' ? v.is(phoneSchema, digits) : isBusinessNumber(digits)
}
