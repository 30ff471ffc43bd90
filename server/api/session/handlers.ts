import { and, eq } from 'drizzle-orm'
import * as contract from '#contract/accounts/session.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { transact } from '#server/db/open.ts'
import { sessionFamilies } from '#server/db/schema/sign-in.ts'
import { bindingCookie } from '#server/lib/cookies.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { requireFreshAuthentication } from './fresh-authentication.ts'
import { isOpenSession } from './open-sessions.ts'
import refreshSession from './refresh-session.ts'
import { revokeSessions } from './revoke-sessions.ts'

/** A handler for each call of `contract/accounts/session.ts`. */
export const sessionHandlers = {
  /** A call that reaches this handler has a valid token. */
  checkSession: defineHandler(contract.checkSession, async () => ({ content: {} })),

  /** The browser stays known to the member, so that strangers cannot lock the member out of it. */
  closeSession: defineHandler(contract.closeSession, async (call) => {
    const { db, clock, caller, member, body } = call
    if (body.everywhere) await requireFreshAuthentication(db, call)
    const which = body.everywhere
      ? eq(sessionFamilies.memberId, member.memberId)
      : eq(sessionFamilies.id, member.familyId)
    await transact(db, (tx) => revokeSessions(tx, which, clock.now()))
    caller.deleteCookie(bindingCookie)
    return { content: {} }
  }),
  endSession: defineHandler(contract.endSession, async (call) => {
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
  }),
  memberSessions: defineHandler(contract.memberSessions, async ({ db, clock, member }) => {
    const rows = await db.select().from(sessionFamilies).where(isOpenSession(member.memberId, clock.now()))
    const content = rows.map(({ id, browser, system, startedAt, lastUsedAt }) => ({
      id,
      browser,
      system,
      started_at: startedAt.toISOString(),
      last_used_at: (lastUsedAt ?? startedAt).toISOString(),
      is_current: id === member.familyId,
    }))
    content.sort((a, b) => Number(b.is_current) - Number(a.is_current) || b.last_used_at.localeCompare(a.last_used_at))
    return { content }
  }),
  refreshSession,
} satisfies HandlersFor<typeof contract>
