import * as v from 'valibot'
import { type signUpAsIndividual, useridSchema } from '#contract/accounts/sign-up.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { emailSchema, phoneSchema } from '#contract/values/contact.ts'
import type { CurrentEditions } from '#contract/values/legal-documents.ts'
import { brokenPasswordRules, memberPasswordLengths } from '#contract/values/password.ts'
import { isCommonPassword } from '#server/lib/common-passwords.ts'

/** Fields that both kinds of member send. */
export type SignUpForm = v.InferOutput<(typeof signUpAsIndividual)['body']>

/** Why a field is invalid. */
export type FormCode =
  | typeof codes.termsOutdated
  | typeof codes.useridInvalid
  | typeof codes.signUpPasswordInvalid
  | typeof codes.signUpPasswordMismatch
  | typeof codes.emailInvalid
  | typeof codes.phoneInvalid

/**
 * Validates the form by the rules (specification, section 5), without the database: texts first, in the order of the
 * screen. Returns the form as it is stored. Throws the code of the first invalid field, with its name.
 */
export function validateForm(form: SignUpForm, current: CurrentEditions, { apiError }: Throws<FormCode>): SignUpForm {
  const refuse = (code: FormCode, field: string): never => {
    throw apiError(code, `${field} does not fit.`, field)
  }
  const parse = <Schema extends v.GenericSchema<string, string>>(
    schema: Schema,
    code: FormCode,
    field: keyof SignUpForm,
  ) => {
    const parsed = v.safeParse(schema, form[field])
    return parsed.success ? parsed.output : refuse(code, field)
  }
  if (form.terms !== current.terms) refuse(codes.termsOutdated, 'terms')
  if (form.collection !== current.collection) refuse(codes.termsOutdated, 'collection')
  const wantsMarketing = form.recv_sms || form.recv_email
  if (wantsMarketing && form.marketing !== current.marketing) refuse(codes.termsOutdated, 'marketing')

  const userid = parse(useridSchema, codes.useridInvalid, 'userid')
  if (brokenPasswordRules(form.pwd, memberPasswordLengths).length > 0) refuse(codes.signUpPasswordInvalid, 'pwd')
  if (isCommonPassword(form.pwd)) {
    throw apiError(codes.signUpPasswordInvalid, 'Many people use this password.', 'pwd', { is_common_password: true })
  }
  if (form.pwd !== form.pwd_confirm) refuse(codes.signUpPasswordMismatch, 'pwd_confirm')
  const email = parse(emailSchema, codes.emailInvalid, 'email')
  const phone = parse(phoneSchema, codes.phoneInvalid, 'phone')
  return { ...form, userid, email, phone }
}
