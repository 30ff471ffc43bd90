import { eq } from 'drizzle-orm'
import { findId as endpoint } from '#contract/accounts/find-id.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Database } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { defineHandler } from '../define-handler.ts'
import { findVerifiedCode, verifyCode } from '../one-time-code/codes.ts'
import { presentFoundId } from './present.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, caller, body, apiError } = call
  const member = async (memberId: string | null) => {
    const found = memberId === null ? undefined : await findMember(db, memberId)
    if (!found) throw apiError(codes.foundIdNotRegistered, 'Nobody registered with this name and contact.')
    return { content: presentFoundId(found, body.full_id === 'Y') }
  }
  if (body.otp === '') {
    const proved = await findVerifiedCode(call, caller, body.otp_id)
    if (!proved) throw apiError(codes.oneTimeCodeMissing, 'No code was entered.', 'otp')
    return member(proved.memberId)
  }
  const tried = await verifyCode(call, caller, body.otp_id, body.otp)
  if (tried.outcome === 'right') return member(tried.memberId)
  if (tried.outcome === 'over') throw apiError(codes.oneTimeCodeExpired, 'This code is over, or was used.', 'otp')
  if (tried.outcome === 'locked')
    throw apiError(codes.oneTimeCodeAttemptsUsedUp, 'The code was wrong too many times.', 'otp')
  throw apiError(codes.wrongOneTimeCode, 'The code is wrong.', 'otp', { attempts_left: tried.attemptsLeft })
})

async function findMember(db: Database, id: string) {
  const [member] = await db.select().from(members).where(eq(members.id, id))
  // Nothing about a former member is revealed.
  return member?.status === 'withdrawn' ? undefined : member
}
