import { linkSocialAccount as endpoint } from '../../../contract/social-login.ts'
import { defineHandler } from '../define-handler.ts'
import { requireFreshAuthentication } from '../session/fresh-authentication.ts'
import { beginSocialLogin } from './begin.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, caller, params, body, member } = call
  await requireFreshAuthentication(db, clock, caller, member)
  const wanted = { returnPath: body.return_url, familyId: member.familyId }
  return { content: { url: await beginSocialLogin(call, caller, params.provider, wanted) } }
})
