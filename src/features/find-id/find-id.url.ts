import * as v from 'valibot'
import type { ContactType } from '../../../contract/find-id.ts'
import { paths } from '../../../contract/paths.ts'
import { atParameter, nextParameter, optional } from '../../lib/url/search-schema.ts'

/** Steps of finding an ID, in their order. */
export const findIdSteps = ['contact', 'code', 'found'] as const
export type FindIdStep = (typeof findIdSteps)[number]

/** What the address of the pages says. */
export const findIdSearchSchema = v.object({
  /** The step; absent for the first. */
  step: optional(v.picklist(['code'])),
  /** Path to go on to after the login that follows. */
  next: nextParameter,
  /** State to look at, in a support view. */
  at: atParameter,
})
export type FindIdSearch = v.InferOutput<typeof findIdSearchSchema>

const pathOf = { phone: paths.findId, email: paths.findIdByEmail } as const satisfies Record<ContactType, unknown>

/** The page of a step (specification, section 2). */
export function findIdPath(type: ContactType, step: FindIdStep = 'contact', next?: string): string {
  if (step === 'found') return paths.foundId({ next })
  return pathOf[type]({ step: step === 'code' ? step : undefined, next })
}

/** What an address stands for. */
export function placeOf(
  path: string,
  { step }: FindIdSearch,
): { readonly type: ContactType; readonly step: FindIdStep } {
  const type = path.startsWith(paths.findIdByEmail()) ? 'email' : 'phone'
  return { type, step: path.startsWith(paths.foundId()) ? 'found' : (step ?? 'contact') }
}
