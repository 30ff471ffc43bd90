import * as v from 'valibot'
import { memberTypeSchema } from '../../../contract/courses.ts'
import { socialProviderSchema } from '../../../contract/social-providers.ts'
import type { SignUpStep } from '../../../machines/sign-up.data.ts'
import { paths } from '../../../contract/paths.ts'
import { atParameter, nextParameter, optional } from '../../lib/url/search-schema.ts'

/** What the addresses of the sign-up say: `/regist` up to the e-mail check, `/regist_data` for the rest. */
export const signUpSearchSchema = v.object({
  /** The step on `/regist`; absent for the terms. */
  step: optional(v.picklist(['identity', 'guardian', 'email'])),
  /** Provider of the social account that the sign-up began with. */
  from: optional(socialProviderSchema),
  /** Kind of membership; absent for an individual. */
  type: optional(v.pipe(memberTypeSchema, v.literal('GRP'))),
  /** Number of the identity verification that the person comes back from. */
  idfc_id: optional(v.pipe(v.string(), v.uuid())),
  /** Path to go on to once somebody is a member, such as the order that began it. */
  next: nextParameter,
  /** State to look at, in a support view. */
  at: atParameter,
})
export type SignUpSearch = v.InferOutput<typeof signUpSearchSchema>

/** The step that an address asks for. */
export function stepAt(path: string, { step }: Pick<SignUpSearch, 'step'>): SignUpStep {
  return path.startsWith(paths.signUpDetails()) ? 'details' : (step ?? 'terms')
}

/** The address of a step, for the same kind of membership, the same social account and the same way on. */
export function stepPath(step: SignUpStep, { from, type, next }: Pick<SignUpSearch, 'from' | 'type' | 'next'>): string {
  if (step === 'details') return paths.signUpDetails({ from, type, next })
  return paths.signUp({ step: step === 'terms' ? undefined : step, from, type, next })
}
