import { identifyForSignUp as endpoint, signUpLimits } from '#contract/accounts/sign-up.ts'
import * as codes from '#contract/protocol/codes.ts'
import { transact } from '#server/db/open.ts'
import { identifications } from '#server/db/schema/sign-up.ts'
import { identityCookie } from '#server/lib/cookies.ts'
import { boundBrowser } from '../browser-binding.ts'
import { defineHandler } from '../define-handler.ts'
import { consumeIdentityResult } from '../identity-verification/results.ts'
import { refreshVerification } from '../identity-verification/verification.ts'
import { findIdentification, hasAccount, presentIdentification } from './identifications.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, caller, params, body, apiError } = call
  await refreshVerification(call, caller, body.idfc_id)
  const expiresAt = new Date(clock.now().getTime() + signUpLimits.identificationSeconds * 1000)
  const row = await transact(db, async (tx) => {
    // The answer to an earlier call may have been lost.
    const known = await findIdentification(tx, caller, body.idfc_id)
    if (known) return known
    const { method, ...person } = await consumeIdentityResult(tx, call, body.idfc_id, 'join')
    if (method !== params.type) throw apiError(codes.identityNotVerified, 'This verification went another way.')
    if (await hasAccount(tx, person.personHash)) throw apiError(codes.alreadyRegistered, 'This person has an account.')
    const bindingHash = boundBrowser(caller, identityCookie)
    const [made] = await tx
      .insert(identifications)
      .values({ id: body.idfc_id, bindingHash, method, ...person, expiresAt })
      .returning()
    return made
  })
  const content = row && presentIdentification(row, clock.today())
  if (!content) throw apiError(codes.identityNotVerified, 'This identification has served already.')
  if (row.expiresAt <= clock.now())
    throw apiError(codes.identificationExpired, 'The time of this identification is over.')
  return { content }
})
