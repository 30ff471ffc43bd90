import { and, eq, ne } from 'drizzle-orm'
import { verifyMember as endpoint } from '#contract/orders/checkout.ts'
import * as codes from '#contract/protocol/codes.ts'
import { transact } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { authenticationCookie } from '#server/lib/cookies.ts'
import { newSecret } from '#server/lib/secrets.ts'
import { recordChange } from '../account-changes/record-change.ts'
import { assertOpenSession } from '../authenticate.ts'
import { defineHandler } from '../define-handler.ts'
import { consumeIdentityResult } from '../identity-verification/results.ts'
import { refreshVerification } from '../identity-verification/verification.ts'
import { recordAuthentication, requireFreshAuthentication } from '../session/fresh-authentication.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, caller, member, body } = call
  // The person may return before any status call has asked the provider.
  await refreshVerification(call, caller, body.idfc_id)
  const secret = newSecret()
  const isFirst = await transact(db, async (tx) => {
    const now = clock.now()
    await assertOpenSession(tx, member)
    const { personHash, name, birth, phone } = await consumeIdentityResult(tx, call, body.idfc_id, body.purpose)
    const [own] = await tx.select().from(members).where(eq(members.id, member.memberId))
    // A stolen session must not be able to take over the account, which login by identity would allow.
    if (own?.isIdentityVerified && own.personHash !== personHash) {
      throw call.apiError(codes.personHasAccount, 'This account belongs to another person.')
    }
    // Identity allows a login, so the first identity needs more than an access token.
    if (!own?.isIdentityVerified) await requireFreshAuthentication(tx, call)
    const isOther = and(eq(members.personHash, personHash), ne(members.id, member.memberId))
    // A person who left may have returned with another account.
    const [other] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(isOther, ne(members.status, 'withdrawn')))
    if (other) throw call.apiError(codes.personHasAccount, 'Another account belongs to this person.')
    await tx
      .update(members)
      .set({ isIdentityVerified: true, personHash, name, birth, ...(phone === null ? {} : { phone }) })
      .where(eq(members.id, member.memberId))
    if (phone !== null && own?.phone && own.phone !== phone) {
      await recordChange(tx, now, member.memberId, { kind: 'phone-changed', previous: own.phone, current: phone })
    }
    if (own?.isIdentityVerified) await recordAuthentication(tx, now, member.familyId, secret)
    else if (own) {
      const previous = { name: own.name, birth: own.birth, phone: own.phone }
      await recordChange(tx, now, member.memberId, { kind: 'identity-linked', previous })
    }
    return !own?.isIdentityVerified
  })
  // After the transaction, which may have run several times.
  if (!isFirst) caller.setCookie(authenticationCookie, secret)
  return { content: {} }
})
