import type { RecordedObjection, Restriction, Termination } from '#contract/accounts/membership.ts'
import type { members } from '#server/db/schema/members.ts'
import { answerUntil, isRestricted, objectionUntil } from '../member-status.ts'

type MemberRow = typeof members.$inferSelect

/** Turns the restriction of a member into wire content; null without one. */
export function presentRestriction(row: MemberRow, now: Date): Restriction | null {
  const sanction = presentSanction(row)
  if (!isRestricted(row, now) || !sanction) return null
  return { ...sanction, until: row.restrictedUntil?.toISOString() ?? null }
}

/** Turns what a restriction and a termination have in common into wire content; null without either. */
export function presentSanction(row: MemberRow): Termination | null {
  const { sanctionedAt, sanctionCause, objectedAt } = row
  const objection = objectionUntil(row)
  if (!sanctionedAt || !sanctionCause || !objection) return null
  return {
    cause: sanctionCause,
    since: sanctionedAt.toISOString(),
    objection_until: objection.toISOString(),
    objected_at: objectedAt?.toISOString() ?? null,
    answer_until: answerUntil(row)?.toISOString() ?? null,
    answered_at: row.objectionAnsweredAt?.toISOString() ?? null,
  }
}

/** Turns a recorded objection into wire content; undefined without one. */
export function presentObjection(row: Pick<MemberRow, 'objectedAt'>): RecordedObjection | undefined {
  const until = answerUntil(row)
  if (!row.objectedAt || !until) return undefined
  return { objected_at: row.objectedAt.toISOString(), answer_until: until.toISOString() }
}
