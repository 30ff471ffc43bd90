import * as codes from '../../../contract/codes.ts'
import { eq } from 'drizzle-orm'
import { verifyPassword as endpoint } from '../../../contract/profile.ts'
import { transact } from '../../db/open.ts'
import { members } from '../../db/schema/members.ts'
import { defineHandler } from '../define-handler.ts'
import { clearAttempts, reserveAttempt, releaseAttempt, loginAttemptOf } from '../login/attempts.ts'
import { authenticationCookie, freshUntil, recordAuthentication } from '../session/fresh-authentication.ts'
import { newSecret } from '../../lib/secrets.ts'

/** Counts wrong passwords like the login, but for this session only, so that a stolen token cannot guess. */
export default defineHandler(endpoint, async (call) => {
  const { db, clock, passwords, caller, member, body, apiError } = call
  if (body.password === '') throw apiError(codes.passwordMissing, 'The password is missing.', 'password')
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
  const tryId = await reserveAttempt(call, caller, attempt)
  const isRight = await passwords.matches(body.password, own.passwordHash).catch(async (error: unknown) => {
    await releaseAttempt(db, tryId)
    throw error
  })
  if (!isRight) throw apiError(codes.wrongPassword, 'The password is not right.', 'password')
  await clearAttempts(db, attempt)
  const secret = newSecret()
  const now = clock.now()
  await transact(db, (tx) => recordAuthentication(tx, now, member.familyId, secret))
  caller.setCookie(authenticationCookie.name, secret, authenticationCookie)
  return { content: { fresh_until: freshUntil(now).toISOString() } }
})
