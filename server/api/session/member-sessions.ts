import { memberSessions as endpoint } from '../../../contract/accounts/session.ts'
import { sessionFamilies } from '../../db/schema/sign-in.ts'
import { defineHandler } from '../define-handler.ts'
import { isOpenSession } from './open-sessions.ts'

export default defineHandler(endpoint, async ({ db, clock, member }) => {
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
})
