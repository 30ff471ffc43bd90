import { eq } from 'drizzle-orm'
import * as codes from '../../../contract/codes.ts'
import { membership, type Restriction } from '../../../contract/membership.ts'
import { members } from '../../db/schema/members.ts'
import { defineHandler } from '../define-handler.ts'
import { answerUntil, isRestricted, objectionUntil } from '../member-status.ts'

export default defineHandler(membership, async ({ db, clock, member, apiError }) => {
  const [row] = await db.select().from(members).where(eq(members.id, member.memberId))
  if (!row) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
  return { content: { restriction: presentRestriction(row, clock.now()) } }
})

/** Turns the restriction of a member into wire content; null without one. */
function presentRestriction(row: typeof members.$inferSelect, now: Date): Restriction | null {
  const { sanctionedAt, sanctionCause, restrictedUntil, objectedAt } = row
  const objection = objectionUntil(row)
  if (!isRestricted(row, now) || !sanctionedAt || !sanctionCause || !objection) return null
  return {
    cause: sanctionCause,
    since: sanctionedAt.toISOString(),
    until: restrictedUntil?.toISOString() ?? null,
    objection_until: objection.toISOString(),
    objected_at: objectedAt?.toISOString() ?? null,
    answer_until: answerUntil(row)?.toISOString() ?? null,
  }
}
