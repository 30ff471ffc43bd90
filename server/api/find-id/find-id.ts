import { eq } from 'drizzle-orm'
import { findId as endpoint } from '../../../contract/find-id.ts'
import type { Database } from '../../db/open.ts'
import { members } from '../../db/schema/members.ts'
import { answer } from '../answer.ts'
import { provedCode, tryCode } from '../one-time-code/codes.ts'
import { presentFoundId } from './present.ts'

export default answer(endpoint, async (call) => {
  const { db, caller, body, refuse } = call
  const member = async (memberId: string | null) => {
    const found = memberId === null ? undefined : await findMember(db, memberId)
    if (!found) throw refuse('MB21104404', 'Nobody registered with this name and contact.')
    return { content: presentFoundId(found, body.full_id === 'Y') }
  }
  if (body.otp === '') {
    const proved = await provedCode(call, caller, body.otp_id)
    if (!proved) throw refuse('MB21101400', 'No code was entered.', 'otp')
    return member(proved.memberId)
  }
  const tried = await tryCode(call, caller, body.otp_id, body.otp)
  if (tried.outcome === 'right') return member(tried.memberId)
  if (tried.outcome === 'over') throw refuse('MB21102404', 'This code is over, or was used.', 'otp')
  if (tried.outcome === 'locked') throw refuse('MB21105429', 'The code was wrong too many times.', 'otp')
  throw refuse('MB21103400', 'The code is wrong.', 'otp').withAttemptsLeft(tried.attemptsLeft)
})

async function findMember(db: Database, id: string) {
  const [member] = await db.select().from(members).where(eq(members.id, id))
  // Nothing of a member who has left is told.
  return member?.status === 'withdrawn' ? undefined : member
}
