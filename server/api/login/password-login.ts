import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import { loginLimits, passwordLogin } from '#contract/accounts/login.ts'
import * as codes from '#contract/protocol/codes.ts'
import { formerUserid } from '#server/db/former-userid.ts'
import type { Database } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { knownBrowsers } from '#server/db/schema/sign-in.ts'
import { knownBrowserCookie } from '#server/lib/cookies.ts'
import { hashSecret } from '#server/lib/secrets.ts'
import { defineHandler } from '../define-handler.ts'
import { hasLeft } from '../member-status.ts'
import { openSession } from '../session/open-session.ts'
import { findPasswordOwner } from '../session/password-owner.ts'
import { clearAttempts, loginAttemptOf, releaseAttempt, reserveAttempt } from './attempts.ts'

/**
 * Login with ID and password (specification, sections 5 and 8). An unknown ID costs the same work and gets the same
 * answer. A member's status is revealed only to a caller with the right password.
 */
export default defineHandler(passwordLogin, async (call) => {
  const { db, passwords, caller, body, apiError } = call
  const { userid, password } = body
  if (userid === '' || password === '') throw apiError(codes.credentialsMissing, 'ID or password is missing.')
  if (userid.length < loginLimits.useridLength || password.length < loginLimits.passwordLength) {
    throw apiError(codes.credentialsMalformed, 'ID or password is not right.')
  }

  const cookie = caller.cookie(knownBrowserCookie)
  const member = await findMember(db, userid, cookie)
  const attempt = loginAttemptOf(userid, { cookie, isKnown: member?.isKnownBrowser ?? false, address: caller.address })
  const tryId = await reserveAttempt(call, caller, attempt, {
    memberId: member && !hasLeft(member.status) ? member.id : undefined,
    endPlace: async (tx) => {
      if (member) await tx.delete(knownBrowsers).where(isBrowser(eq(knownBrowsers.memberId, member.id), cookie))
    },
    error: () => apiError(codes.passwordLoginPaused, 'There were too many wrong passwords in unknown browsers.'),
  })
  const isRight = await passwords.matches(password, member?.passwordHash).catch(async (error: unknown) => {
    await releaseAttempt(db, tryId)
    throw error
  })
  const wrong = () => apiError(codes.wrongCredentials, 'ID or password is not right.')
  if (!member || !isRight) throw wrong()

  await clearAttempts(db, attempt)
  return { content: await openSession(call, caller, (tx) => findPasswordOwner(tx, member, wrong)) }
})

/** Condition for the browser with this cookie, as one that is known to a member. */
const isBrowser = (isOfMember: SQL, cookie: string | undefined) =>
  and(isOfMember, eq(knownBrowsers.hash, hashSecret(cookie ?? '')))

/** The member of an ID in any case, and whether the browser with this cookie is known to them. */
async function findMember(db: Database, userid: string, cookie: string | undefined) {
  const { id, passwordHash, status } = getTableColumns(members)
  const [member] = await db
    .select({ id, passwordHash, status, isKnownBrowser: sql<boolean>`${knownBrowsers.hash} is not null` })
    .from(members)
    .leftJoin(knownBrowsers, isBrowser(eq(knownBrowsers.memberId, members.id), cookie))
    .where(
      or(eq(sql`lower(${members.userid})`, userid.toLowerCase()), eq(members.userid, await formerUserid(db, userid))),
    )
    // The ID of a former member may have a new owner.
    .orderBy(sql`${members.erasedOn} nulls first`)
  return member
}
