import { eq } from 'drizzle-orm'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Database } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import type { AuthenticatedMember, Services } from '../handler.ts'
import { hasLeft, isRestricted } from '../member-status.ts'
import { consentsOf } from '../profile/consents.ts'

/**
 * Throws `PR30005403` when the member is restricted, `MB12101404` when their identity is not verified (specification,
 * section 6), unless the shop is without identity verification, and `PR41003403` while their consent to the collection of
 * data is outdated: an order collects more of it. Call it in the transaction of the
 * purchase: a member who is restricted at the same moment buys nothing.
 */
export async function assertMayBuy({
  db,
  clock,
  config,
  member: { memberId },
  apiError,
}: Pick<Services, 'clock' | 'config'> & {
  readonly db: Pick<Database, 'select'>
  readonly member: AuthenticatedMember
} & Throws<
    typeof codes.membershipRestricted | typeof codes.identityNotVerified | typeof codes.consentOutdated
  >): Promise<void> {
  const [member] = await db
    .select({
      id: members.id,
      birth: members.birth,
      status: members.status,
      restrictedUntil: members.restrictedUntil,
      isIdentityVerified: members.isIdentityVerified,
    })
    .from(members)
    .where(eq(members.id, memberId))
  if (!member || hasLeft(member.status) || isRestricted(member, clock.now()))
    throw apiError(codes.membershipRestricted, 'This membership is restricted.')
  if (!member.isIdentityVerified && !config.off.includes('identity-verification'))
    throw apiError(codes.identityNotVerified, 'Buying needs a verified identity.')
  const held = await consentsOf(db, member, clock.today())
  if (held.some(({ kind, isAskedAnew }) => kind === 'collection' && isAskedAnew))
    throw apiError(codes.consentOutdated, 'The text about the collection of data has a newer version.')
}
