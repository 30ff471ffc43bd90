import type { Endpoint } from '../protocol/endpoint.ts'
import type { DeskAct } from './records.ts'
import type { Role } from './roles.ts'

/** Lists with personal data, as the record of acts names them. */
const deskLists = ['today', 'members', 'orders', 'to-ship', 'inquiries', 'reviews', 'approvals', 'record'] as const
export type DeskList = (typeof deskLists)[number]

/** Characters of the words that a list is searched by, at most. */
export const deskSearchLength = 100

/** A call of the desk. Only the desk's host answers it. */
export interface DeskEndpoint extends Endpoint {
  readonly area: 'desk'
  readonly path: `/v1/desk/${string}`
  /**
   * Who may make the call: operators with one of these roles, and every owner; `everyOperator` who is logged in; `anyone`
   * without a login.
   */
  readonly allows: readonly Role[] | 'everyOperator' | 'anyone'
  /** Whether the passkey must have been used within the last 5 minutes (`deskLimits.confirmedSeconds`). */
  readonly needsConfirmation?: true
  /**
   * How a look at personal data in the answer is recorded: a list by what was searched and how much was found
   * (`defineDeskHandler` does it), one subject by the act that its handler records, or not at all and why not. A test
   * demands it of every call whose answer has a field of `personalFields`, or a file.
   */
  readonly looks?: { readonly list: DeskList } | { readonly act: DeskAct } | { readonly unrecorded: string }
}

/** Names of fields that hold personal data. */
export const personalFields: ReadonlySet<string> = new Set([
  'account',
  'address_detail',
  'author',
  'birth',
  'buyer',
  'buyer_name',
  'details',
  'email',
  'guardian',
  'holder',
  'nickname',
  'phone',
  'postcode',
  'sender',
  'userid',
])

/** Declares a call of the desk and keeps the exact types of its schemas. */
export function defineDeskEndpoint<const Declaration extends Omit<DeskEndpoint, 'area'>>(
  declaration: Declaration,
): Declaration & { readonly area: 'desk' } {
  return { ...declaration, area: 'desk' }
}

/** Whether an operator with these roles may make the call. */
export function mayCall(own: readonly Role[], { allows }: Pick<DeskEndpoint, 'allows'>): boolean {
  if (typeof allows === 'string' || own.includes('owner')) return true
  return own.some((role) => allows.includes(role))
}
