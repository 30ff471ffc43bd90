import { and, eq, gt, isNull } from 'drizzle-orm'
import { undoAccountChange as endpoint } from '#contract/accounts/account-changes.ts'
import { passwordLinkLimits } from '#contract/accounts/find-password.ts'
import { readLinkToken } from '#contract/addresses/link-token.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type Transaction, transact } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { accountChanges, knownBrowsers, sessionFamilies } from '#server/db/schema/sign-in.ts'
import { isSecretOf } from '#server/lib/secrets.ts'
import { enqueueSecurityMessages } from '#server/messages/security-messages.ts'
import { defineHandler } from '../define-handler.ts'
import { revokeSessions } from '../session/revoke-sessions.ts'
import { storeFormerPassword } from './former-passwords.ts'
import { findPasswordLink } from './password-links.ts'
import { changesTakenBackWith, removeRecentLogins, takeBack } from './take-back.ts'

type Change = typeof accountChanges.$inferSelect

/**
 * Whoever reads the mail can take the account back: the change and all later ones are undone, and nothing that the
 * person who made them has or knows opens the account any more.
 */
export default defineHandler(endpoint, async ({ db, clock, body, apiError }) => {
  const token = readLinkToken(body.token)
  const over = () => apiError(codes.accountChangeNotFound, 'This link belongs to no change that can be taken back.')
  if (!token) throw over()
  const content = await transact(db, async (tx) => {
    const now = clock.now()
    const [change] = await tx.select().from(accountChanges).where(eq(accountChanges.id, token.id))
    if (!change || !isSecretOf(token.secret, change.tokenHash)) throw over()
    const { memberId, linkUsedAt } = change
    if (linkUsedAt === null) {
      if (change.linkClosedAt !== null || change.expiresAt <= now) throw over()
      const ended = await secureAccount(tx, change, now)
      return { password_token: (await findPasswordLink(tx, now, memberId)).token, ended_sessions: ended }
    }
    // The first answer may have been lost: until the password link expires, a repeated press gets the same answer.
    if (now.getTime() - linkUsedAt.getTime() >= passwordLinkLimits.linkSeconds * 1000) throw over()
    return { password_token: (await findPasswordLink(tx, now, memberId)).token, ended_sessions: 0 }
  })
  return { content }
})

/** Takes the change back with all that followed, and closes every way into the account. Returns the ended sessions. */
async function secureAccount(tx: Transaction, change: Change, now: Date): Promise<number> {
  const { memberId } = change
  const taken = await changesTakenBackWith(tx, change)
  await takeBack(tx, taken, now)
  await tx
    .update(accountChanges)
    .set({ linkClosedAt: now })
    .where(and(eq(accountChanges.memberId, memberId), isNull(accountChanges.linkUsedAt)))
  await tx
    .update(accountChanges)
    .set({ linkUsedAt: now, linkClosedAt: null, undoneAt: now })
    .where(eq(accountChanges.id, change.id))
  const removed = await removeRecentLogins(tx, memberId, now)
  const isMember = eq(members.id, memberId)
  const [member] = await tx.select({ id: members.id, passwordHash: members.passwordHash }).from(members).where(isMember)
  if (!member) throw new Error('there is no such member')
  await storeFormerPassword(tx, now, member)
  await tx.update(members).set({ passwordHash: null }).where(isMember)
  const isOfMember = eq(sessionFamilies.memberId, memberId)
  const ended = await tx.$count(
    sessionFamilies,
    and(isOfMember, isNull(sessionFamilies.revokedAt), gt(sessionFamilies.expiresAt, now)),
  )
  await revokeSessions(tx, isOfMember, now, 'account-secured')
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.memberId, memberId))
  const undone = taken.map(({ kind }) => kind).reverse()
  await enqueueSecurityMessages(tx, now, memberId, { kind: 'account-secured', undone, removed })
  return ended
}
