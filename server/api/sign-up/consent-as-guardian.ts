import { eq } from 'drizzle-orm'
import { ageOn } from '#contract/accounts/age.ts'
import { consentAsGuardian as endpoint, signUpLimits } from '#contract/accounts/sign-up.ts'
import * as codes from '#contract/protocol/codes.ts'
import { readCurrentEditions } from '#server/db/legal-editions.ts'
import { transact } from '#server/db/open.ts'
import { identifications } from '#server/db/schema/sign-up.ts'
import { defineHandler } from '../define-handler.ts'
import { consumeIdentityResult } from '../identity-verification/results.ts'
import { refreshVerification } from '../identity-verification/verification.ts'
import { findIdentification, presentIdentification } from './identifications.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, caller, params, body, apiError } = call
  const today = clock.today()
  const { collection } = await readCurrentEditions(db, today)
  if (body.collection !== collection) {
    throw apiError(codes.termsOutdated, 'This is not the edition that holds today.', 'collection')
  }
  await refreshVerification(call, caller, body.guardian_idfc_id)
  const row = await transact(db, async (tx) => {
    const child = await findIdentification(tx, caller, body.idfc_id)
    if (!child || child.name === null)
      throw apiError(codes.identityNotVerified, 'There is no identification of this number.')
    if (child.expiresAt <= clock.now())
      throw apiError(codes.identificationExpired, 'The time of this identification is over.')
    // The answer to an earlier call may have been lost.
    if (child.guardianId === body.guardian_idfc_id) return child
    const guardian = await consumeIdentityResult(tx, call, body.guardian_idfc_id, 'guardian')
    if (guardian.method !== params.type)
      throw apiError(codes.identityNotVerified, 'This verification went another way.')
    if (guardian.personHash === child.personHash || ageOn(today, guardian.birth) < signUpLimits.guardianAge) {
      throw apiError(codes.guardianInvalid, 'A guardian is of age, and another person than the child.')
    }
    const [consented] = await tx
      .update(identifications)
      .set({
        guardianId: body.guardian_idfc_id,
        guardianHash: guardian.personHash,
        guardianName: guardian.name,
        guardianPhone: guardian.phone,
        guardianRelation: body.relation,
        guardianEdition: body.collection,
        guardianAgreedAt: clock.now(),
      })
      .where(eq(identifications.id, child.id))
      .returning()
    return consented
  })
  const content = row && presentIdentification(row, today)
  if (!content) throw apiError(codes.identityNotVerified, 'This identification has served already.')
  return { content }
})
