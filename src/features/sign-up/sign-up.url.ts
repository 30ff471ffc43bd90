import * as v from 'valibot'
import { paths } from '#contract/addresses/paths.ts'
import { memberTypeSchema } from '#contract/courses/courses.ts'
import { socialProviderSchema } from '#contract/values/social-providers.ts'
import { atParameter, identityVerificationParameter, nextParameter, optional } from '#lib/url/search-schema.ts'
import type { SignUpStep } from '#machines/sign-up.data.ts'

/** Search parameters of the sign-up: `/regist` up to the email verification, then `/regist_data`. */
export const signUpSearchSchema = v.object({
  /** Step of the sign-up. Without it: the first step. `/regist` alone has more than one. */
  step: optional(v.picklist(['identity', 'guardian', 'email'])),
  /** Provider of the account that the person came with. Without it: nobody’s account is to be linked. */
  from: optional(socialProviderSchema),
  /** Account type: GRP for teams. Without it: an individual. */
  type: optional(v.pipe(memberTypeSchema, v.literal('GRP'))),
  idfc_id: identityVerificationParameter,
  next: nextParameter,
  at: atParameter,
})
export type SignUpSearch = v.InferOutput<typeof signUpSearchSchema>

/** Step of an address. */
export function stepAt(path: string, { step }: Pick<SignUpSearch, 'step'>): SignUpStep {
  return path.startsWith(paths.signUpDetails()) ? 'details' : (step ?? 'terms')
}

/** Path of a step, with the same member type, social account and next path. */
export function stepPath(step: SignUpStep, { from, type, next }: Pick<SignUpSearch, 'from' | 'type' | 'next'>): string {
  if (step === 'details') return paths.signUpDetails({ from, type, next })
  return paths.signUp({ step: step === 'terms' ? undefined : step, from, type, next })
}
