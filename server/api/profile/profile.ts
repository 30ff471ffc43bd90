import { eq } from 'drizzle-orm'
import { profile } from '../../../contract/profile.ts'
import { members } from '../../db/schema/members.ts'
import { answer } from '../answer.ts'
import { presentProfile } from './present.ts'

export default answer(profile, async ({ db, clock, member, refuse }) => {
  const [row] = await db.select().from(members).where(eq(members.id, member.memberId))
  if (!row) throw refuse('4040011', 'The member behind this access token is gone.')
  return { content: presentProfile(row, clock.now()) }
})
