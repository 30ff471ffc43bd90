import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { changeForgottenPassword as endpoint } from '#contract/accounts/find-password.ts'
import { readLinkToken } from '#contract/addresses/link-token.ts'
import * as codes from '#contract/protocol/codes.ts'
import { brokenPasswordRules, resetPasswordLengths } from '#contract/values/password.ts'
import { transact } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { knownBrowsers, sessionFamilies } from '#server/db/schema/sign-in.ts'
import { passwordLinks } from '#server/db/schema/sign-up.ts'
import { isCommonPassword } from '#server/lib/common-passwords.ts'
import { isFormerPassword, storeFormerPassword } from '../account-changes/former-passwords.ts'
import { invalidateLinks, isLink } from '../account-changes/password-links.ts'
import { recordChange } from '../account-changes/record-change.ts'
import { findRecentLogins, removeRecentLogins } from '../account-changes/take-back.ts'
import { defineHandler } from '../define-handler.ts'
import { clearAllAttempts } from '../login/attempts.ts'
import { revokeSessions } from '../session/revoke-sessions.ts'

/** An invalid password leaves the link valid; changing the password uses it up. */
export default defineHandler(endpoint, async ({ db, clock, passwords, body, apiError }) => {
  const now = clock.now()
  const over = () => apiError(codes.passwordLinkInvalid, 'This link does not work, or no longer.')
  const token = readLinkToken(body.token)
  if (!token) throw over()
  const isGood = and(isLink(token), isNull(passwordLinks.closedAt), gt(passwordLinks.expiresAt, now))
  const [member] = await db
    .select({ id: members.id, userid: members.userid, passwordHash: members.passwordHash })
    .from(passwordLinks)
    .innerJoin(members, eq(members.id, passwordLinks.memberId))
    .where(isGood)
  if (!member) throw over()
  if (brokenPasswordRules(body.new_pwd, resetPasswordLengths).length > 0) {
    throw apiError(codes.resetPasswordInvalid, 'The password does not keep the rule.', 'new_pwd')
  }
  if (isCommonPassword(body.new_pwd)) {
    const details = { is_common_password: true }
    throw apiError(codes.resetPasswordInvalid, 'Many people use this password.', 'new_pwd', details)
  }
  if (body.new_pwd !== body.new_pwd_confirm) {
    throw apiError(codes.resetPasswordMismatch, 'The passwords differ.', 'new_pwd_confirm')
  }
  if (
    (await passwords.matches(body.new_pwd, member.passwordHash)) ||
    (await isFormerPassword({ db, passwords }, now, member.id, body.new_pwd))
  ) {
    throw apiError(codes.resetPasswordUnchanged, 'The member had this password before.', 'new_pwd')
  }
  const passwordHash = await passwords.hash(body.new_pwd)
  const ended = await transact(db, async (tx) => {
    // Another window may have used the link meanwhile.
    const [link] = await tx.update(passwordLinks).set({ closedAt: now }).where(isGood).returning()
    if (!link) throw over()
    await invalidateLinks(tx, member.id, now)
    await storeFormerPassword(tx, now, member)
    await tx.update(members).set({ passwordHash }).where(eq(members.id, member.id))
    // Ends the access of whoever knew the old password, and removes the wrong attempts, so that the member need not
    // wait.
    const isOfMember: SQL = eq(sessionFamilies.memberId, member.id)
    const open = and(isOfMember, isNull(sessionFamilies.revokedAt), gt(sessionFamilies.expiresAt, now))
    const count = await tx.$count(sessionFamilies, open)
    await revokeSessions(tx, isOfMember, now, 'password-changed')
    await tx.delete(knownBrowsers).where(eq(knownBrowsers.memberId, member.id))
    await clearAllAttempts(tx, member.userid)
    // What was added after the mail is not what the page of the link named.
    const keptUntil = body.keep_recent ? link.sentAt : undefined
    const kept = keptUntil ? await findRecentLogins(tx, member.id, now, keptUntil) : { accounts: [], identity: false }
    const removed = await removeRecentLogins(tx, member.id, now, keptUntil)
    await recordChange(tx, now, member.id, { kind: 'password-changed', removed, kept })
    return { count, removed }
  })
  const { count, removed } = ended
  return {
    content: { ended_sessions: count, removed_accounts: removed.accounts, removed_identity: removed.identity },
  }
})
