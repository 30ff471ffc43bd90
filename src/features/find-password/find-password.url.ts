import * as v from 'valibot'
import { passwordLinkErrorCodes, type PasswordLinkErrorCode } from '../../../contract/password-link-errors.ts'
import { paths } from '../../../contract/paths.ts'
import { atParameter, nextParameter, optional } from '../../lib/url/search-schema.ts'

/** Steps of asking for a link, in their order. */
export const findPasswordSteps = ['account', 'sent'] as const
export type FindPasswordStep = (typeof findPasswordSteps)[number]

/** What the address of the page says where a link is asked for. */
export const findPasswordSearchSchema = v.object({
  /** The step; absent for the first. */
  step: optional(v.picklist(['sent'])),
  /** Why the link that the person comes from did not work. */
  refused: optional(v.picklist(passwordLinkErrorCodes)),
  /** Path to go on to after the login that follows. */
  next: nextParameter,
  /** State to look at, in a support view. */
  at: atParameter,
})

export function findPasswordPath(step: FindPasswordStep, next?: string): string {
  return paths.findPassword({ step: step === 'account' ? undefined : step, next })
}

/** Where a link that does not work leads back to. */
export function linkErrorPath(refused: PasswordLinkErrorCode | undefined): string {
  return paths.findPassword({ refused })
}
