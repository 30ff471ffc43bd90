import * as v from 'valibot'
import { paths } from '#contract/addresses/paths.ts'
import { atParameter, identityVerificationParameter, nextParameter, optional } from '#lib/url/search-schema.ts'
import type { LoginMethod } from '#machines/login.machine.ts'

/** Search parameters of the login page. */
export const loginSearchSchema = v.object({
  /** Way of logging in. Without it: ID and password. */
  tab: optional(v.picklist(['simple', 'qr', 'password'])),
  next: nextParameter,
  /** Why the login before ended. Without it: it didn’t end, or ended automatically. `secured`: the account was secured elsewhere. */
  ended: optional(v.picklist(['secured'])),
  idfc_id: identityVerificationParameter,
  at: atParameter,
})
export type LoginSearch = v.InferOutput<typeof loginSearchSchema>

/** Login method of an address: ID and password where the shop does not offer the one that it names. */
export function methodOf({ tab, idfc_id }: LoginSearch, offered: readonly LoginMethod[]): LoginMethod {
  const named = tab ?? (idfc_id === undefined ? 'password' : 'simple')
  return offered.includes(named) ? named : 'password'
}

/** Path of a tab of the login page, with the path to open after the login. */
export function loginPath({ tab, next }: Pick<LoginSearch, 'tab' | 'next'>): string {
  return paths.login({ tab: tab === 'password' ? undefined : tab, next })
}
