import { eq } from 'drizzle-orm'
import * as codes from '../../../contract/protocol/codes.ts'
import { membership } from '../../../contract/accounts/membership.ts'
import { members } from '../../db/schema/members.ts'
import { defineHandler } from '../define-handler.ts'
import { presentRestriction } from './present.ts'

export default defineHandler(membership, async ({ db, clock, member, apiError }) => {
  const [row] = await db.select().from(members).where(eq(members.id, member.memberId))
  if (!row) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
  return { content: { restriction: presentRestriction(row, clock.now()) } }
})
