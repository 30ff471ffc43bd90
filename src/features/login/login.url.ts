import * as v from 'valibot'
import type { LoginMethod } from '../../../machines/login.machine.ts'
import { paths } from '../../../contract/paths.ts'
import { atParameter, nextParameter, optional } from '../../lib/url/search-schema.ts'

/** What the address of the login page says. */
export const loginSearchSchema = v.object({
  /** The tab; absent for ID and password. */
  tab: optional(v.picklist(['simple', 'qr', 'password'])),
  /** Path to go on to after the login; absent for the start page. */
  next: nextParameter,
  /** Why the login before ended: the account was secured elsewhere. */
  ended: optional(v.picklist(['secured'])),
  /** Number of the identity verification that the person comes back from. */
  idfc_id: optional(v.pipe(v.string(), v.uuid())),
  /** State to look at, in a support view. */
  at: atParameter,
})
export type LoginSearch = v.InferOutput<typeof loginSearchSchema>

/** The way of logging in that the address asks for. */
export function methodOf({ tab, idfc_id }: LoginSearch): LoginMethod {
  return tab ?? (idfc_id === undefined ? 'password' : 'simple')
}

/** The login page at a tab, on the way to `next`. */
export function loginPath({ tab, next }: Pick<LoginSearch, 'tab' | 'next'>): string {
  return paths.login({ tab: tab === 'password' ? undefined : tab, next })
}
