import { linkSocialAccount as endpoint } from '../../../contract/accounts/social-login.ts'
import { defineHandler } from '../define-handler.ts'
import { requireFreshAuthentication } from '../session/fresh-authentication.ts'
import { beginSocialLogin } from './begin.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, caller, params, body, member } = call
  await requireFreshAuthentication(db, call)
  const wanted = { returnPath: body.return_url, familyId: member.familyId }
  return { content: { url: await beginSocialLogin(call, caller, params.provider, wanted) } }
})
