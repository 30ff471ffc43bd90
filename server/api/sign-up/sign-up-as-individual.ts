import { signUpAsIndividual as endpoint } from '../../../contract/sign-up.ts'
import { answer } from '../answer.ts'
import { register } from './register.ts'

export default answer(endpoint, async (call) => ({
  content: await register(call, call.caller, { type: 'IDV', group: null }, call.body),
}))
