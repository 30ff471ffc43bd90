import * as codes from '../../contract/codes.ts'
import type { Throws } from '../../contract/api-error.ts'

/** Whether a membership is over, or about to be: such a member neither logs in nor stays logged in. */
export function hasLeft(status: string): boolean {
  return status === 'withdrawal_requested' || status === 'withdrawn' || status === 'terminated'
}

/** Whether a membership is restricted at `now`: for good, or until a day that has not come yet. */
export function isRestricted(
  { status, restrictedUntil }: { readonly status: string; readonly restrictedUntil: Date | null },
  now: Date,
): boolean {
  return status === 'restricted' && (restrictedUntil === null || restrictedUntil > now)
}

/** What a member who has left is answered. */
export type LeftCode = typeof codes.accountDeactivated | typeof codes.accountDeleted

/**
 * Keeps out who is no longer a member: `MB20005400` after a withdrawal was requested, `MB20004400` once it is done,
 * and after the operator has terminated the membership. Asked only after the person is proved, so that strangers learn nothing. Restricted members may log in.
 */
export function assertNotLeft(status: string, { apiError }: Throws<LeftCode>): void {
  if (status === 'withdrawal_requested') {
    throw apiError(codes.accountDeactivated, 'A withdrawal was requested for this account.')
  }
  if (hasLeft(status)) throw apiError(codes.accountDeleted, 'This account has been deleted.')
}
