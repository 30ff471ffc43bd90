import * as v from 'valibot'
import type { LoginMethod } from '../../../machines/login.machine.ts'
import { paths } from '../../../contract/paths.ts'
import { atParameter, nextParameter, optional } from '../../lib/url/search-schema.ts'

/** Search parameters of the login page. */
export const loginSearchSchema = v.object({
  /** The tab; absent for ID and password. */
  tab: optional(v.picklist(['simple', 'qr', 'password'])),
  /** Path to open after the login; absent for the home page. */
  next: nextParameter,
  /** Why the previous login ended: the account was secured. */
  ended: optional(v.picklist(['secured'])),
  /** ID of the identity verification from which the user returns. */
  idfc_id: optional(v.pipe(v.string(), v.uuid())),
  /** State that a support view shows. */
  at: atParameter,
})
export type LoginSearch = v.InferOutput<typeof loginSearchSchema>

/** Login method of an address. */
export function methodOf({ tab, idfc_id }: LoginSearch): LoginMethod {
  return tab ?? (idfc_id === undefined ? 'password' : 'simple')
}

/** Path of a tab of the login page, with the path to open after the login. */
export function loginPath({ tab, next }: Pick<LoginSearch, 'tab' | 'next'>): string {
  return paths.login({ tab: tab === 'password' ? undefined : tab, next })
}
