import { and, eq } from 'drizzle-orm'
import * as codes from '../../../contract/protocol/codes.ts'
import { ApiError } from '../../../contract/protocol/api-error.ts'
import { endSession as endpoint } from '../../../contract/accounts/session.ts'
import { transact } from '../../db/open.ts'
import { sessionFamilies } from '../../db/schema/sign-in.ts'
import { defineHandler } from '../define-handler.ts'
import { requireFreshAuthentication } from './fresh-authentication.ts'
import { isOpenSession } from './open-sessions.ts'
import { revokeSessions } from './revoke-sessions.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, member, params } = call
  if (params.session_id !== member.familyId) await requireFreshAuthentication(db, call)
  await transact(db, async (tx) => {
    const now = clock.now()
    const isAsked = and(isOpenSession(member.memberId, now), eq(sessionFamilies.id, params.session_id))
    const [found] = await tx.select({ id: sessionFamilies.id }).from(sessionFamilies).where(isAsked)
    if (!found) throw ApiError.ofAnyCall(codes.notFound, 'The member has no open session of this number.')
    await revokeSessions(tx, eq(sessionFamilies.id, found.id), now)
  })
  return { content: {} }
})
