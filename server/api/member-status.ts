import { objectionLimits } from '#contract/accounts/membership.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { addDays, dayOf, endOfDay } from '../lib/clock.ts'

/** Memberships that have ended or are ending: such a member cannot log in or stay logged in. */
export const leftStatuses = ['withdrawal_requested', 'withdrawn', 'terminated'] as const

export function hasLeft(status: string): boolean {
  return leftStatuses.some((left) => left === status)
}

/** Whether a membership is restricted at `now`, permanently or until a day in the future. */
export function isRestricted(
  { status, restrictedUntil }: { readonly status: string; readonly restrictedUntil: Date | null },
  now: Date,
): boolean {
  return status === 'restricted' && (restrictedUntil === null || restrictedUntil > now)
}

/** Until when a member can object to a restriction or termination; undefined without one. Days are Korean days. */
export function objectionUntil({ sanctionedAt }: { readonly sanctionedAt: Date | null }): Date | undefined {
  return sanctionedAt === null ? undefined : endOfDay(addDays(dayOf(sanctionedAt), objectionLimits.objectDays))
}

/** Until when the shop answers the objection of a member; undefined without one. Days are Korean days. */
export function answerUntil({ objectedAt }: { readonly objectedAt: Date | null }): Date | undefined {
  return objectedAt === null ? undefined : endOfDay(addDays(dayOf(objectedAt), objectionLimits.answerDays))
}

/** Codes for a member who has left. */
export type LeftCode = typeof codes.accountDeactivated | typeof codes.accountDeleted

/**
 * Throws `MB20005400` after a withdrawal was requested, and `MB20004400` after it is complete or the operator has
 * terminated the membership. Call it only after the person is proved, so that strangers learn nothing. Restricted
 * members may log in.
 */
export function assertNotLeft(status: string, { apiError }: Throws<LeftCode>): void {
  if (status === 'withdrawal_requested') {
    throw apiError(codes.accountDeactivated, 'A withdrawal was requested for this account.')
  }
  if (hasLeft(status)) throw apiError(codes.accountDeleted, 'This account has been deleted.')
}
