import { openIdentityPopup as endpoint } from '../../../contract/accounts/identity-verification.ts'
import { paths } from '../../../contract/addresses/paths.ts'
import { defineHandler } from '../define-handler.ts'
import { openVerification } from './open-verification.ts'

export default defineHandler(endpoint, async (call) => ({
  content: await openVerification(call, call.caller, {
    method: 'OACX',
    purpose: call.params.purpose,
    returnPath: paths.identityReturn(),
  }),
}))
