import { eq } from 'drizzle-orm'
import * as contract from '#contract/accounts/profile.ts'
import * as codes from '#contract/protocol/codes.ts'
import { transact } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { authenticationCookie } from '#server/lib/cookies.ts'
import { newSecret } from '#server/lib/secrets.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { freshUntil, recordAuthentication } from '../session/fresh-authentication.ts'
import answerConsent from './answer-consent.ts'
import changePassword from './change-password.ts'
import { consentsOf } from './consents.ts'
import { presentProfile } from './present.ts'
import { tryPassword } from './try-password.ts'
import updateProfile from './update-profile.ts'

/** A handler for each call of `contract/accounts/profile.ts`. */
export const profileHandlers = {
  answerConsent,
  changePassword,
  profile: defineHandler(contract.profile, async ({ db, clock, member, apiError }) => {
    const [row] = await db.select().from(members).where(eq(members.id, member.memberId))
    if (!row) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
    return { content: presentProfile(row, await consentsOf(db, row, clock.today()), clock.now()) }
  }),
  updateProfile,
  verifyPassword: defineHandler(contract.verifyPassword, async (call) => {
    const { db, clock, passwords, caller, member, body, apiError } = call
    if (body.password === '') throw apiError(codes.passwordMissing, 'The password is missing.', 'password')
    const { isRight } = await tryPassword(call, (passwordHash) => passwords.matches(body.password, passwordHash))
    if (!isRight) throw apiError(codes.wrongPassword, 'The password is not right.', 'password')
    const secret = newSecret()
    const now = clock.now()
    await transact(db, (tx) => recordAuthentication(tx, now, member.familyId, secret))
    caller.setCookie(authenticationCookie, secret)
    return { content: { fresh_until: freshUntil(now).toISOString() } }
  }),
} satisfies HandlersFor<typeof contract>
