import { openIdentityPage as endpoint } from '../../../contract/accounts/identity-verification.ts'
import { defineHandler } from '../define-handler.ts'
import { openVerification } from './open-verification.ts'

export default defineHandler(endpoint, async (call) => ({
  content: await openVerification(call, call.caller, {
    method: 'CIVS',
    purpose: call.body.purpose,
    returnPath: call.body.return_url,
  }),
}))
