import { signUpAsGroup as endpoint } from '../../../contract/sign-up.ts'
import { answer } from '../answer.ts'
import { register } from './register.ts'

export default answer(endpoint, async (call) => ({
  content: await register(call, call.caller, { type: 'GRP', group: call.body.group }, call.body),
}))
