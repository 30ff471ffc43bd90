import { openIdentityPage as endpoint } from '../../../contract/identity-verification.ts'
import { answer } from '../answer.ts'
import { openVerification } from './open-verification.ts'

export default answer(endpoint, async (call) => ({
  content: await openVerification(call, call.caller, {
    method: 'CIVS',
    purpose: call.body.purpose,
    returnPath: call.body.return_url,
  }),
}))
