import { signUpAsGroup as endpoint } from '../../../contract/accounts/sign-up.ts'
import { defineHandler } from '../define-handler.ts'
import { register } from './register.ts'

export default defineHandler(endpoint, async (call) => ({
  content: await register(call, { memberType: 'GRP', group: call.body.group }, call.body),
}))
