import * as codes from '../../../contract/codes.ts'
import type { SocialProvider } from '../../../contract/social-providers.ts'
import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { undoAccountChange as endpoint } from '../../../contract/account-changes.ts'
import { passwordLinkLimits } from '../../../contract/find-password.ts'
import { readLinkToken } from '../../../contract/link-token.ts'
import { transact, type Transaction } from '../../db/open.ts'
import { members } from '../../db/schema/members.ts'
import { accountChanges, knownBrowsers, sessionFamilies, socialAccounts } from '../../db/schema/sign-in.ts'
import { defineHandler } from '../define-handler.ts'
import { findPasswordLink } from './password-links.ts'
import { revokeSessions } from '../session/revoke-sessions.ts'
import { isSecretOf } from '../../lib/secrets.ts'

type Change = typeof accountChanges.$inferSelect

/** Whoever reads the member's mail can undo the change. All sessions end, also that of whoever made the change. */
export default defineHandler(endpoint, async ({ db, clock, body, apiError }) => {
  const token = readLinkToken(body.token)
  const over = () => apiError(codes.accountChangeNotFound, 'This link belongs to no change that can be taken back.')
  if (!token) throw over()
  const content = await transact(db, async (tx) => {
    const now = clock.now()
    const [change] = await tx.select().from(accountChanges).where(eq(accountChanges.id, token.id))
    if (!change || !isSecretOf(token.secret, change.tokenHash)) throw over()
    const { memberId } = change
    // The first answer may have been lost: until the password link expires, a repeated press gets the same answer.
    const mayRepeat =
      change.undoneAt !== null && now.getTime() - change.undoneAt.getTime() < passwordLinkLimits.linkSeconds * 1000
    if (!mayRepeat && (change.undoneAt !== null || change.expiresAt <= now)) throw over()
    let ended = 0
    if (change.undoneAt === null) {
      await undo(tx, change, now)
      await tx.update(accountChanges).set({ undoneAt: now }).where(eq(accountChanges.id, change.id))
      const isOfMember = eq(sessionFamilies.memberId, memberId)
      ended = await tx.$count(
        sessionFamilies,
        and(isOfMember, isNull(sessionFamilies.revokedAt), gt(sessionFamilies.expiresAt, now)),
      )
      await revokeSessions(tx, isOfMember, now, 'account-secured')
      await tx.delete(knownBrowsers).where(eq(knownBrowsers.memberId, memberId))
    }
    return { password_token: (await findPasswordLink(tx, now, memberId)).token, ended_sessions: ended }
  })
  return { content }
})

/** Restores what was before the change, except what another account has taken meanwhile. */
async function undo(tx: Transaction, change: Change, now: Date): Promise<void> {
  const { memberId, details } = change
  const { provider, subject = '', replacedSubject, before = '' } = details
  const isMember = eq(members.id, memberId)
  switch (change.kind) {
    case 'social-linked':
      if (provider === undefined) return
      await tx
        .delete(socialAccounts)
        .where(
          and(
            eq(socialAccounts.memberId, memberId),
            eq(socialAccounts.provider, provider),
            eq(socialAccounts.subject, subject),
          ),
        )
      if (replacedSubject !== undefined) await linkAgain(tx, { memberId, provider, subject: replacedSubject }, now)
      return
    case 'social-unlinked':
      if (provider === undefined) return
      return linkAgain(tx, { memberId, provider, subject }, now)
    case 'email-changed': {
      const isBefore = eq(sql`lower(${members.email})`, before.toLowerCase())
      const isTaken = and(isBefore, ne(members.status, 'withdrawn'))
      const [owner] = await tx.select({ id: members.id }).from(members).where(isTaken).limit(1)
      if (!owner) await tx.update(members).set({ email: before }).where(isMember)
      return
    }
    case 'phone-changed':
      await tx.update(members).set({ phone: before }).where(isMember)
      return
    case 'identity-linked':
      await tx.update(members).set({ isIdentityVerified: false, personHash: null }).where(isMember)
      return
    case 'password-changed':
    // Whoever made the change may know the old password, so a new one is required.
  }
}

async function linkAgain(
  tx: Transaction,
  account: { readonly memberId: string; readonly provider: SocialProvider; readonly subject: string },
  now: Date,
): Promise<void> {
  await tx
    .insert(socialAccounts)
    .values({ id: randomUUID(), ...account, linkedAt: now })
    .onConflictDoNothing()
}
