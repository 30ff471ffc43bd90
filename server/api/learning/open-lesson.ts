import { and, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { openLesson } from '#contract/content/learning.ts'
import * as codes from '#contract/protocol/codes.ts'
import { lessons } from '#server/db/schema/courses.ts'
import { enrolments } from '#server/db/schema/learning.ts'
import { members } from '#server/db/schema/members.ts'
import { featureOff, notFound, serverBusy } from '#server/lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'

/**
 * A ticket of the learning system, for members whose access to the course holds today. An exam needs a verified identity,
 * in a shop that verifies it.
 */
export default defineHandler(openLesson, async (call) => {
  const { db, clock, config, providers, member, apiError } = call
  const { course, lesson } = call.body
  const today = clock.today()
  const [access] = await db
    .select({ isExam: lessons.isExam, isIdentityVerified: members.isIdentityVerified })
    .from(enrolments)
    .innerJoin(lessons, eq(lessons.courseIdx, enrolments.courseIdx))
    .innerJoin(members, eq(members.id, enrolments.memberId))
    .where(
      and(
        eq(enrolments.memberId, member.memberId),
        eq(enrolments.courseIdx, course),
        eq(lessons.number, lesson),
        isNull(enrolments.revokedAt),
        lte(enrolments.startsOn, today),
        or(isNull(enrolments.endsOn), gte(enrolments.endsOn, today)),
      ),
    )
    .limit(1)
  if (!access) throw notFound('lesson of yours')
  if (access.isExam && !access.isIdentityVerified && !config.off.includes('identity-verification'))
    throw apiError(codes.identityNotVerified, 'An exam needs a verified identity.')
  if (!providers.learning) throw featureOff('learning-system')
  const ticket = await providers.learning.issueTicket({ memberId: member.memberId, courseIdx: course, lesson })
  if (!ticket) throw serverBusy()
  return { content: { ticket: ticket.secret, expires_at: ticket.expiresAt.toISOString() } }
})
