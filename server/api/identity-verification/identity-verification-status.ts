import { identityVerificationStatus as endpoint } from '../../../contract/identity-verification.ts'
import { defineHandler } from '../define-handler.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { refreshVerification, statusAt } from './verification.ts'

export default defineHandler(endpoint, async (call) => {
  const verification = await refreshVerification(call, call.caller, call.params.idfc_id)
  // The same for a number that nobody has and one of another browser: it says nothing about other people.
  if (!verification) throw notFound('identity verification')
  return {
    content: {
      status: statusAt(verification, call.clock.now()),
      expires_at: verification.expiresAt.toISOString(),
    },
  }
})
