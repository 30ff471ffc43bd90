import * as codes from '../../../contract/protocol/codes.ts'
import { verifyPassword as endpoint } from '../../../contract/accounts/profile.ts'
import { transact } from '../../db/open.ts'
import { newSecret } from '../../lib/secrets.ts'
import { defineHandler } from '../define-handler.ts'
import { freshUntil, recordAuthentication } from '../session/fresh-authentication.ts'
import { tryPassword } from './try-password.ts'
import { authenticationCookie } from '../../lib/cookies.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, passwords, caller, member, body, apiError } = call
  if (body.password === '') throw apiError(codes.passwordMissing, 'The password is missing.', 'password')
  const { isRight } = await tryPassword(call, (passwordHash) => passwords.matches(body.password, passwordHash))
  if (!isRight) throw apiError(codes.wrongPassword, 'The password is not right.', 'password')
  const secret = newSecret()
  const now = clock.now()
  await transact(db, (tx) => recordAuthentication(tx, now, member.familyId, secret))
  caller.setCookie(authenticationCookie, secret)
  return { content: { fresh_until: freshUntil(now).toISOString() } }
})
