import * as codes from '../../../contract/protocol/codes.ts'
import { eq } from 'drizzle-orm'
import { profile } from '../../../contract/accounts/profile.ts'
import { members } from '../../db/schema/members.ts'
import { defineHandler } from '../define-handler.ts'
import { consentsOf } from './consents.ts'
import { presentProfile } from './present.ts'

export default defineHandler(profile, async ({ db, clock, member, apiError }) => {
  const [row] = await db.select().from(members).where(eq(members.id, member.memberId))
  if (!row) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
  return { content: presentProfile(row, await consentsOf(db, row.id), clock.now()) }
})
