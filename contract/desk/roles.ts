import * as v from 'valibot'

/**
 * Roles of operators. `viewer` reads without personal data, `support` serves members, `money` gives back and settles,
 * `content` publishes. An owner may do everything, and alone invites operators.
 */
export const roles = ['viewer', 'support', 'money', 'content', 'owner'] as const
export const roleSchema = v.picklist(roles)
export type Role = v.InferOutput<typeof roleSchema>

/** True for operators who may read names, contacts and addresses of members. */
export function readsPersonalData(own: readonly Role[]): boolean {
  return own.some((role) => role === 'support' || role === 'money' || role === 'owner')
}
