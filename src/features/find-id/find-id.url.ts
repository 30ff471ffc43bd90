import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import type { ContactType } from '#contract/accounts/find-id.ts'
import { paths } from '#contract/addresses/paths.ts'
import { atParameter, nextParameter, optional } from '#lib/url/search-schema.ts'

/** Steps of finding an ID, in order. */
export const findIdSteps = ['contact', 'code', 'found'] as const
export type FindIdStep = (typeof findIdSteps)[number]

/** Search parameters of the pages. */
export const findIdSearchSchema = v.object({
  /** Step of finding the ID. Without it: the first step. */
  step: optional(v.picklist(['code'])),
  next: nextParameter,
  at: atParameter,
})
export type FindIdSearch = v.InferOutput<typeof findIdSearchSchema>

const pathOf = { phone: paths.findId, email: paths.findIdByEmail } as const satisfies Record<ContactType, unknown>

/** Path of a step (specification, section 2). */
export function findIdPath(type: ContactType, step: FindIdStep = 'contact', next?: string): string {
  if (step === 'found') return paths.foundId({ next })
  return pathOf[type]({ step: step === 'code' ? step : undefined, next })
}

/** Link to the first step by phone or email. */
export function findIdLink(type: ContactType, next: string | undefined) {
  return linkOptions({ to: type === 'phone' ? '/find-account' : '/find-account/findbyemail', search: { next } })
}

/** Contact type and step of an address. */
export function parseFindIdAddress(
  path: string,
  { step }: FindIdSearch,
): { readonly type: ContactType; readonly step: FindIdStep } {
  const type = path.startsWith(paths.findIdByEmail()) ? 'email' : 'phone'
  return { type, step: path.startsWith(paths.foundId()) ? 'found' : (step ?? 'contact') }
}
