import { eq } from 'drizzle-orm'
import { closeSession } from '../../../contract/accounts/session.ts'
import { transact } from '../../db/open.ts'
import { sessionFamilies } from '../../db/schema/sign-in.ts'
import { defineHandler } from '../define-handler.ts'
import { requireFreshAuthentication } from './fresh-authentication.ts'
import { revokeSessions } from './revoke-sessions.ts'
import { bindingCookie } from '../../lib/cookies.ts'

/** The browser stays known to the member, so that strangers cannot lock the member out of it. */
export default defineHandler(closeSession, async (call) => {
  const { db, clock, caller, member, body } = call
  if (body.everywhere) await requireFreshAuthentication(db, call)
  const which = body.everywhere
    ? eq(sessionFamilies.memberId, member.memberId)
    : eq(sessionFamilies.id, member.familyId)
  await transact(db, (tx) => revokeSessions(tx, which, clock.now()))
  caller.deleteCookie(bindingCookie)
  return { content: {} }
})
