import { eq } from 'drizzle-orm'
import { sendOwnPasswordLink as endpoint } from '../../../contract/find-password.ts'
import { members } from '../../db/schema/members.ts'
import { answer } from '../answer.ts'
import { countLink, mailPasswordLink } from '../account-changes/password-links.ts'

export default answer(endpoint, async (call) => {
  const { db, caller, member, body, refuse } = call
  const [own] = await db.select().from(members).where(eq(members.id, member.memberId))
  if (!own) throw refuse('4040011', 'The member behind this access token is gone.')
  if (body.userId !== own.userid) throw refuse('MB22002404', 'This is not the ID of who is signed in.', 'userId')
  const counted = await countLink(call, caller, own)
  return { content: await mailPasswordLink(call, caller, own, counted) }
})
