import { socialProfile as endpoint } from '../../../contract/accounts/social-login.ts'
import { defineHandler } from '../define-handler.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { findSocialJoin } from './join.ts'

export default defineHandler(endpoint, async (call) => {
  const join = await findSocialJoin(call, call.caller)
  if (!join) throw notFound('unknown person in this browser')
  const { provider, name, email } = join
  return { content: { provider, name, email } }
})
