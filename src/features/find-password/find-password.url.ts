import * as v from 'valibot'
import { type PasswordLinkErrorCode, passwordLinkErrorCodes } from '#contract/accounts/password-link-errors.ts'
import { paths } from '#contract/addresses/paths.ts'
import { atParameter, nextParameter, optional } from '#lib/url/search-schema.ts'

/** Steps of requesting a link, in order. */
export const findPasswordSteps = ['account', 'sent'] as const
export type FindPasswordStep = (typeof findPasswordSteps)[number]

/** Search parameters of the page that requests a link. */
export const findPasswordSearchSchema = v.object({
  /** Step of asking for a link. Without it: the first step. */
  step: optional(v.picklist(['sent'])),
  /** Why the link that the person comes from did not work. Without it: the person comes from no link. */
  refused: optional(v.picklist(passwordLinkErrorCodes)),
  next: nextParameter,
  at: atParameter,
})

export function findPasswordPath(step: FindPasswordStep, next?: string): string {
  return paths.findPassword({ step: step === 'account' ? undefined : step, next })
}

/** Path of the page that requests a new link, with the reason. */
export function linkErrorPath(refused: PasswordLinkErrorCode | undefined): string {
  return paths.findPassword({ refused })
}
