import { eq } from 'drizzle-orm'
import { verifyPassword as endpoint } from '../../../contract/profile.ts'
import { transact } from '../../db/open.ts'
import { members } from '../../db/schema/members.ts'
import { answer } from '../answer.ts'
import { forgetTries, reserveTry, returnTry, tryOf } from '../login/tries.ts'
import { authenticationCookie, freshUntil, recordAuthentication } from '../session/fresh-authentication.ts'
import { newSecret } from '../../lib/secrets.ts'

/** Wrong passwords are counted as those of the login are, for this session alone: a stolen token guesses no further. */
export default answer(endpoint, async (call) => {
  const { db, clock, passwords, caller, member, body, refuse } = call
  if (body.password === '') throw refuse('MB41002400', 'The password is missing.', 'password')
  const [own] = await db
    .select({ userid: members.userid, passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, member.memberId))
  if (!own) throw refuse('4040011', 'The member behind this access token is gone.')
  const attempt = tryOf(own.userid, {
    cookie: `session ${member.familyId}`,
    isKnown: true,
    address: caller.address,
  })
  const tryId = await reserveTry(call, caller, attempt)
  const isRight = await passwords.matches(body.password, own.passwordHash).catch(async (error: unknown) => {
    await returnTry(db, tryId)
    throw error
  })
  if (!isRight) throw refuse('MB41003400', 'The password is not right.', 'password')
  await forgetTries(db, attempt)
  const secret = newSecret()
  const now = clock.now()
  await transact(db, (tx) => recordAuthentication(tx, now, member.familyId, secret))
  caller.setCookie(authenticationCookie.name, secret, authenticationCookie)
  return { content: { fresh_until: freshUntil(now).toISOString() } }
})
