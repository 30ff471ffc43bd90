import { and, eq, gt, isNull } from 'drizzle-orm'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Transaction } from '../db/open.ts'
import { members } from '../db/schema/members.ts'
import { sessionFamilies, sessionTokens } from '../db/schema/sign-in.ts'
import { hashSecret } from '../lib/secrets.ts'
import type { AuthenticatedMember, Services } from './handler.ts'
import { hasLeft } from './member-status.ts'

/** Codes that every endpoint with `access: 'member'` declares. */
const apiError = ApiError.declaredBy({ codes: [codes.accessTokenInvalid, codes.memberGone] })

/**
 * The member of an access token. Throws `PR10001400` when the token is missing, unknown, expired or revoked (the
 * browser then refreshes it), and `4040011` when its member is gone.
 */
export async function authenticate({ db, clock }: Services, token: string | undefined): Promise<AuthenticatedMember> {
  const expired = () => apiError(codes.accessTokenInvalid, 'The access token is missing, unknown or over.')
  if (!token) throw expired()
  const [session] = await db
    .select({ memberId: members.id, familyId: sessionFamilies.id, status: members.status })
    .from(sessionTokens)
    .innerJoin(sessionFamilies, eq(sessionFamilies.id, sessionTokens.familyId))
    .innerJoin(members, eq(members.id, sessionFamilies.memberId))
    .where(
      and(
        eq(sessionTokens.hash, hashSecret(token)),
        eq(sessionTokens.kind, 'access'),
        gt(sessionTokens.expiresAt, clock.now()),
        isNull(sessionFamilies.revokedAt),
      ),
    )
  if (!session) throw expired()
  if (hasLeft(session.status)) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
  return { memberId: session.memberId, familyId: session.familyId }
}

/**
 * Throws `PR10001400` when the session has ended since it was checked. Call it in the transaction of a change that
 * outlives the session: whoever takes an account back ends every session, and what another one began then fails.
 */
export async function assertOpenSession(tx: Transaction, { familyId }: AuthenticatedMember): Promise<void> {
  const isOpen = and(eq(sessionFamilies.id, familyId), isNull(sessionFamilies.revokedAt))
  const [open] = await tx.select({ id: sessionFamilies.id }).from(sessionFamilies).where(isOpen)
  if (!open) throw apiError(codes.accessTokenInvalid, 'This session has ended.')
}
