import * as codes from '../../../contract/protocol/codes.ts'
import { eq } from 'drizzle-orm'
import { sendOwnPasswordLink as endpoint } from '../../../contract/accounts/find-password.ts'
import { members } from '../../db/schema/members.ts'
import { defineHandler } from '../define-handler.ts'
import { countLinkRequest, sendPasswordLinkMail } from '../account-changes/password-links.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, caller, member, body, apiError } = call
  const [own] = await db.select().from(members).where(eq(members.id, member.memberId))
  if (!own) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
  if (body.userId !== own.userid)
    throw apiError(codes.passwordLinkAccountNotFound, 'This is not the ID of who is signed in.', 'userId')
  const counted = await countLinkRequest(call, caller, own)
  return { content: await sendPasswordLinkMail(call, caller, eq(members.id, own.id), counted) }
})
