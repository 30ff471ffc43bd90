import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { changeForgottenPassword as endpoint } from '../../../contract/find-password.ts'
import { brokenPasswordRules, resetPassword } from '../../../contract/password.ts'
import { transact } from '../../db/open.ts'
import { members } from '../../db/schema/members.ts'
import { knownBrowsers, sessionFamilies } from '../../db/schema/sign-in.ts'
import { passwordLinks } from '../../db/schema/sign-up.ts'
import { enqueueSecurityMessages } from '../../messages/security-messages.ts'
import { answer } from '../answer.ts'
import { forgetTriesOf } from '../login/tries.ts'
import { revokeSessions } from '../session/revoke-sessions.ts'
import { hashSecret } from '../session/secrets.ts'
import { closeLinks } from './links.ts'

/** A link that was refused for what was typed still works; the one that changes the password uses it up. */
export default answer(endpoint, async ({ db, clock, passwords, body, refuse }) => {
  const now = clock.now()
  const isGood = and(
    eq(passwordLinks.tokenHash, hashSecret(body.token)),
    isNull(passwordLinks.closedAt),
    gt(passwordLinks.expiresAt, now),
  )
  const over = () => refuse('MB22201400', 'This link does not work, or no longer.')
  const [member] = await db
    .select({ id: members.id, userid: members.userid, passwordHash: members.passwordHash })
    .from(passwordLinks)
    .innerJoin(members, eq(members.id, passwordLinks.memberId))
    .where(isGood)
  if (!member) throw over()
  if (brokenPasswordRules(body.new_pwd, resetPassword).length > 0) {
    throw refuse('MB22202400', 'The password does not keep the rule.', 'new_pwd')
  }
  if (body.new_pwd !== body.new_pwd_confirm) {
    throw refuse('MB22203400', 'The passwords differ.', 'new_pwd_confirm')
  }
  if (await passwords.matches(body.new_pwd, member.passwordHash)) {
    throw refuse('MB22204400', 'This is the password before.', 'new_pwd')
  }
  const passwordHash = await passwords.hash(body.new_pwd)
  const ended = await transact(db, async (tx) => {
    // Another window may have used the link up meanwhile.
    const [link] = await tx.update(passwordLinks).set({ closedAt: now }).where(isGood).returning()
    if (!link) throw over()
    await closeLinks(tx, member.id, now)
    await tx.update(members).set({ passwordHash }).where(eq(members.id, member.id))
    // Whoever got in with the old password gets no further, and nobody has to wait for its wrong tries.
    const isOfMember: SQL = eq(sessionFamilies.memberId, member.id)
    const open = and(isOfMember, isNull(sessionFamilies.revokedAt), gt(sessionFamilies.expiresAt, now))
    const count = await tx.$count(sessionFamilies, open)
    await revokeSessions(tx, isOfMember, now)
    await tx.delete(knownBrowsers).where(eq(knownBrowsers.memberId, member.id))
    await forgetTriesOf(tx, member.userid)
    await enqueueSecurityMessages(tx, now, member.id, { kind: 'password-changed' })
    return count
  })
  return { content: { ended_sessions: ended } }
})
