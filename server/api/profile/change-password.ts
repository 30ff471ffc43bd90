import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { changePassword as endpoint } from '#contract/accounts/profile.ts'
import { sessionLimits } from '#contract/accounts/session.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { brokenPasswordRules, memberPasswordLengths } from '#contract/values/password.ts'
import { type Database, type Transaction, transact } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { accountChanges, knownBrowsers, sessionFamilies, sessionTokens } from '#server/db/schema/sign-in.ts'
import { retryAfter } from '#server/lib/any-call-errors.ts'
import { isCommonPassword } from '#server/lib/common-passwords.ts'
import { authenticationCookie, knownBrowserCookie } from '#server/lib/cookies.ts'
import { hashSecret, newSecret } from '#server/lib/secrets.ts'
import { findChangeWait, storeFormerPassword } from '../account-changes/former-passwords.ts'
import { invalidateLinks } from '../account-changes/password-links.ts'
import { recordChange } from '../account-changes/record-change.ts'
import { assertOpenSession } from '../authenticate.ts'
import { defineHandler } from '../define-handler.ts'
import type { AuthenticatedMember } from '../handler.ts'
import { clearAllAttempts } from '../login/attempts.ts'
import { recordAuthentication } from '../session/fresh-authentication.ts'
import { revokeSessions } from '../session/revoke-sessions.ts'
import { tryPassword } from './try-password.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, passwords, caller, member, body, apiError } = call
  const { old_pwd, new_pwd, new_pwd_confirm } = body
  for (const field of ['old_pwd', 'new_pwd'] as const) {
    if (body[field] === '') throw apiError(codes.passwordMissing, 'A password is missing.', field)
  }
  if (brokenPasswordRules(new_pwd, memberPasswordLengths).length > 0) {
    throw apiError(codes.changedPasswordInvalid, 'The password does not keep the rule.', 'new_pwd')
  }
  if (isCommonPassword(new_pwd)) {
    const details = { is_common_password: true }
    throw apiError(codes.changedPasswordInvalid, 'Many people use this password.', 'new_pwd', details)
  }
  if (new_pwd !== new_pwd_confirm) {
    throw apiError(codes.changedPasswordMismatch, 'The passwords differ.', 'new_pwd_confirm')
  }
  const since = new Date(clock.now().getTime() - sessionLimits.freshSeconds * 1000)
  let isRepeated = false
  const { isRight, passwordHash, userid } = await tryPassword(call, async (stored) => {
    if (await passwords.matches(old_pwd, stored)) return true
    isRepeated = (await hasChangedSince(db, member.memberId, since)) && (await passwords.matches(new_pwd, stored))
    return isRepeated
  })
  if (isRepeated) return { content: { ended_sessions: 0 } }
  const wrong = () => apiError(codes.wrongCurrentPassword, 'The current password is not right.', 'old_pwd')
  if (!isRight || passwordHash === null) throw wrong()
  if (new_pwd === old_pwd) {
    throw apiError(codes.changedPasswordUnchanged, 'This is the current password.', 'new_pwd')
  }
  const newHash = await passwords.hash(new_pwd)
  const secret = newSecret()
  const knownBrowser = caller.cookie(knownBrowserCookie)
  const ended = await transact(db, async (tx) => {
    const now = clock.now()
    await assertOpenSession(tx, member)
    // Another window may have changed the password meanwhile.
    const isUnchanged = and(eq(members.id, member.memberId), eq(members.passwordHash, passwordHash))
    const [changed] = await tx.update(members).set({ passwordHash: newHash }).where(isUnchanged).returning()
    if (!changed) throw wrong()
    const waitMs = await findChangeWait(tx, now, member.memberId)
    if (waitMs !== undefined) {
      const message = 'The password was changed too often today.'
      throw ApiError.ofAnyCall(codes.tooManyRequests, message, undefined, retryAfter(waitMs))
    }
    await storeFormerPassword(tx, now, { id: member.memberId, passwordHash })
    const count = await endOtherSessions(tx, member, now)
    // Whoever has copied the access token loses it. This browser refreshes it by its cookie.
    await tx
      .delete(sessionTokens)
      .where(and(eq(sessionTokens.familyId, member.familyId), eq(sessionTokens.kind, 'access')))
    await forgetOtherBrowsers(tx, member, knownBrowser)
    await invalidateLinks(tx, member.memberId, now)
    await clearAllAttempts(tx, userid)
    await recordAuthentication(tx, now, member.familyId, secret)
    await recordChange(tx, now, member.memberId, {
      kind: 'password-changed',
      removed: { accounts: [], identity: false },
      kept: { accounts: [], identity: false },
    })
    return count
  })
  // After the transaction, which may have run several times.
  caller.setCookie(authenticationCookie, secret)
  return { content: { ended_sessions: ended } }
})

/** True when the member has changed the password since a moment and has not undone it. */
async function hasChangedSince(db: Database, memberId: string, since: Date): Promise<boolean> {
  const isOwn = and(eq(accountChanges.memberId, memberId), eq(accountChanges.kind, 'password-changed'))
  const [change] = await db
    .select({ undoneAt: accountChanges.undoneAt })
    .from(accountChanges)
    .where(and(isOwn, gt(accountChanges.happenedAt, since)))
    .orderBy(desc(accountChanges.happenedAt))
    .limit(1)
  return change !== undefined && change.undoneAt === null
}

/** Ends all sessions of a member but the calling one. Returns their number. */
async function endOtherSessions(tx: Transaction, member: AuthenticatedMember, now: Date): Promise<number> {
  const isOther = and(eq(sessionFamilies.memberId, member.memberId), ne(sessionFamilies.id, member.familyId))
  const open = and(isOther, isNull(sessionFamilies.revokedAt), gt(sessionFamilies.expiresAt, now))
  const count = await tx.$count(sessionFamilies, open)
  if (isOther) await revokeSessions(tx, isOther, now, 'password-changed')
  return count
}

/** Only the browser with this cookie stays known to the member. */
async function forgetOtherBrowsers(
  tx: Transaction,
  { memberId }: AuthenticatedMember,
  cookie: string | undefined,
): Promise<void> {
  const isOther = cookie === undefined ? undefined : ne(knownBrowsers.hash, hashSecret(cookie))
  await tx.delete(knownBrowsers).where(and(eq(knownBrowsers.memberId, memberId), isOther))
}
