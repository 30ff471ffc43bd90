import { identityVerificationStatus as endpoint } from '../../../contract/accounts/identity-verification.ts'
import { defineHandler } from '../define-handler.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { refreshVerification, statusAt } from './verification.ts'

export default defineHandler(endpoint, async (call) => {
  const verification = await refreshVerification(call, call.caller, call.params.idfc_id)
  // The same answer for an unknown number and for one of another browser, so that nothing is revealed.
  if (!verification) throw notFound('identity verification')
  return {
    content: {
      status: statusAt(verification, call.clock.now()),
      expires_at: verification.expiresAt.toISOString(),
    },
  }
})
