import type { Endpoint } from '../protocol/endpoint.ts'
import type { Role } from './roles.ts'

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
}

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
