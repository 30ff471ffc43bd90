import { linkSocialAccount as endpoint } from '../../../contract/social-login.ts'
import { answer } from '../answer.ts'
import { beginSocialLogin } from './begin.ts'

export default answer(endpoint, async (call) => {
  const { caller, params, body, member } = call
  const wanted = { returnPath: body.return_url, familyId: member.familyId }
  return { content: { url: await beginSocialLogin(call, caller, params.provider, wanted) } }
})
