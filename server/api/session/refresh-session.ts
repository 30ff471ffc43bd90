import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { refreshSession, sessionLimits, type Tokens } from '#contract/accounts/session.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type Transaction, transact } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { sessionFamilies, sessionTokens } from '#server/db/schema/sign-in.ts'
import { bindingCookie } from '#server/lib/cookies.ts'
import { hashSecret, isSecretOf } from '#server/lib/secrets.ts'
import { defineHandler } from '../define-handler.ts'
import { hasLeft } from '../member-status.ts'
import { withEvent } from '../security-events.ts'
import { revokeSessions } from './revoke-sessions.ts'
import { deriveTokens, secondsUntil, tokenLifetimes } from './tokens.ts'

type Outcome = Tokens | 'refused' | 'replayed' | 'secured' | 'gone'

/**
 * Refresh tokens rotate with each use; a used one that arrives later ends the session
 * (docs/decisions/007-sessions-and-passwords.md).
 */
export default defineHandler(refreshSession, async ({ db, clock, caller, body, apiError }) => {
  const binding = caller.cookie(bindingCookie)
  // Not thrown inside the transaction, which would roll the revocation back.
  const outcome = await transact(db, (tx) => exchange(tx, body.refresh_token, binding, clock.now()))
  if (outcome === 'gone') throw apiError(codes.memberGone, 'The member behind this refresh token is gone.')
  if (outcome === 'secured') throw apiError(codes.accountSecured, 'The account was secured, which ended this session.')
  if (outcome === 'refused' || outcome === 'replayed') {
    const error = apiError(codes.accessTokenInvalid, 'The refresh token is unknown, over, or of another browser.')
    throw outcome === 'replayed' ? withEvent(error, 'refresh_token_replayed') : error
  }
  return { content: outcome }
})

async function exchange(
  tx: Transaction,
  refreshToken: string,
  binding: string | undefined,
  now: Date,
): Promise<Outcome> {
  const hash = hashSecret(refreshToken)
  const [found] = await tx
    .select({ token: sessionTokens, family: sessionFamilies, status: members.status })
    .from(sessionTokens)
    .innerJoin(sessionFamilies, eq(sessionFamilies.id, sessionTokens.familyId))
    .innerJoin(members, eq(members.id, sessionFamilies.memberId))
    .where(and(eq(sessionTokens.hash, hash), eq(sessionTokens.kind, 'refresh')))
  // Without the cookie nothing changes: a stolen token alone can neither be used up nor end the session.
  if (!found || !isSecretOf(binding, found.family.bindingHash)) return 'refused'
  const { token, family, status } = found
  if (hasLeft(status)) return 'gone'
  if (family.revokedAt) return family.revokedFor === null ? 'refused' : 'secured'
  const next = deriveTokens(family.seed, refreshToken)

  if (token.usedAt) {
    if (now.getTime() - token.usedAt.getTime() <= sessionLimits.raceSeconds * 1000) return reissueTokens(tx, next, now)
    await revokeSessions(tx, eq(sessionFamilies.id, family.id), now)
    return 'replayed'
  }
  if (token.expiresAt <= now) return 'refused'

  const terms = tokenLifetimes(now, family.expiresAt)
  await tx
    .update(sessionTokens)
    .set({ usedAt: now })
    .where(and(eq(sessionTokens.hash, hash), isNull(sessionTokens.usedAt)))
  await tx.update(sessionFamilies).set({ lastUsedAt: now }).where(eq(sessionFamilies.id, family.id))
  // Used refresh tokens are kept to recognise replays; expired access tokens are not.
  await tx
    .delete(sessionTokens)
    .where(
      and(eq(sessionTokens.familyId, family.id), eq(sessionTokens.kind, 'access'), lte(sessionTokens.expiresAt, now)),
    )
  await tx.insert(sessionTokens).values([
    { hash: hashSecret(next.access), familyId: family.id, kind: 'access', expiresAt: terms.access },
    { hash: hashSecret(next.refresh), familyId: family.id, kind: 'refresh', expiresAt: terms.refresh },
  ])
  return {
    access_token: next.access,
    access_token_expires_in: terms.accessSeconds,
    refresh_token: next.refresh,
    refresh_token_expires_in: terms.refreshSeconds,
  }
}

/** The tokens that another tab received at the same time. */
async function reissueTokens(
  tx: Transaction,
  next: { readonly access: string; readonly refresh: string },
  now: Date,
): Promise<Outcome> {
  const rows = await tx
    .select()
    .from(sessionTokens)
    .where(inArray(sessionTokens.hash, [hashSecret(next.access), hashSecret(next.refresh)]))
  const secondsOf = (kind: 'access' | 'refresh') => {
    const row = rows.find((each) => each.kind === kind)
    return row ? secondsUntil(row.expiresAt, now) : 0
  }
  return {
    access_token: next.access,
    access_token_expires_in: secondsOf('access'),
    refresh_token: next.refresh,
    refresh_token_expires_in: secondsOf('refresh'),
  }
}
