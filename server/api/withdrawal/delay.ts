import type { members } from '#server/db/schema/members.ts'
import { isRestricted } from '../member-status.ts'

/** Whether a restriction for fraud delays the withdrawal of a member (specification, section 4). */
export function isWithdrawalDelayed(
  member: Pick<typeof members.$inferSelect, 'status' | 'restrictedUntil' | 'sanctionCause'>,
  now: Date,
): boolean {
  return isRestricted(member, now) && member.sanctionCause === 'fraud'
}
