import { eq } from 'drizzle-orm'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { members } from '#server/db/schema/members.ts'
import { sessionFamilies } from '#server/db/schema/sign-in.ts'
import type { AuthenticatedMember, Caller, Services } from '../handler.ts'
import type { ProofOfWorkServices } from '../human-check/proof-of-work.ts'
import { clearAttempts, loginAttemptOf, releaseAttempt, reserveAttempt } from '../login/attempts.ts'
import { revokeSessions } from '../session/revoke-sessions.ts'

type TryServices = Pick<Services, 'db' | 'clock' | 'passwords'> &
  ProofOfWorkServices & { readonly caller: Caller; readonly member: AuthenticatedMember } & Throws<
    typeof codes.memberGone | typeof codes.loginAttemptsUsedUp
  >

/**
 * Checks a password of the logged-in member by `isRight`, which gets the stored hash. Counts wrong passwords like the
 * login, but for this session only, so that a stolen token cannot guess. Throws `PR20001429` when no attempt is left. A
 * hundred wrong ones within a day end the session, and the member gets a mail.
 */
export async function tryPassword(
  call: TryServices,
  isRight: (passwordHash: string | null) => Promise<boolean>,
): Promise<{ readonly isRight: boolean; readonly passwordHash: string | null; readonly userid: string }> {
  const { db, clock, caller, member, apiError } = call
  const [own] = await db
    .select({ userid: members.userid, passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, member.memberId))
  if (!own) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
  const attempt = loginAttemptOf(own.userid, {
    cookie: `session ${member.familyId}`,
    isKnown: true,
    address: caller.address,
  })
  const attemptId = await reserveAttempt(call, caller, attempt, {
    memberId: member.memberId,
    endPlace: (tx) => revokeSessions(tx, eq(sessionFamilies.id, member.familyId), clock.now()),
  })
  const matches = await isRight(own.passwordHash).catch(async (error: unknown) => {
    await releaseAttempt(db, attemptId)
    throw error
  })
  if (matches) await clearAttempts(db, attempt)
  return { ...own, isRight: matches }
}
