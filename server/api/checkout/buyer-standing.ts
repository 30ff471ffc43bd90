import * as codes from '../../../contract/codes.ts'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../../db/open.ts'
import { members } from '../../db/schema/members.ts'
import { ApiError } from '../../lib/api-error.ts'
import { hasLeft, isRestricted } from '../member-status.ts'

/**
 * Whether a member may buy: refuses with `PR30005403` a restricted one, and with `MB12101404` one whose identity is
 * not verified (specification, section 6).
 */
export async function assertMayBuy(db: Database, clock: Clock, memberId: string): Promise<void> {
  const [member] = await db
    .select({
      status: members.status,
      restrictedUntil: members.restrictedUntil,
      isIdentityVerified: members.isIdentityVerified,
    })
    .from(members)
    .where(eq(members.id, memberId))
  if (!member || hasLeft(member.status) || isRestricted(member, clock.now()))
    throw new ApiError(codes.membershipRestricted, 'This membership is restricted.')
  if (!member.isIdentityVerified) throw new ApiError(codes.identityNotVerified, 'Buying needs a verified identity.')
}
