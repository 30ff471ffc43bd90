import { identityVerificationStatus as endpoint } from '../../../contract/identity-verification.ts'
import { answer } from '../answer.ts'
import { notFound } from '../handler.ts'
import { refreshVerification, standingOf } from './verification.ts'

export default answer(endpoint, async (call) => {
  const verification = await refreshVerification(call, call.caller, call.params.idfc_id)
  // The same for a number that nobody has and one of another browser: it says nothing about other people.
  if (!verification) throw notFound('identity verification')
  return {
    content: {
      status: standingOf(verification, call.clock.now()),
      expires_at: verification.expiresAt.toISOString(),
    },
  }
})
