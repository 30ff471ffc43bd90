import { and, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { openLesson } from '../../../contract/content/learning.ts'
import { lessons } from '../../db/schema/courses.ts'
import { enrolments } from '../../db/schema/learning.ts'
import { notFound, serverBusy } from '../../lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'

/** A ticket of the learning system, for members whose access to the course holds today. */
export default defineHandler(openLesson, async ({ db, clock, providers, member, body: { course, lesson } }) => {
  const today = clock.today()
  const [access] = await db
    .select({ number: lessons.number })
    .from(enrolments)
    .innerJoin(lessons, eq(lessons.courseIdx, enrolments.courseIdx))
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
  const ticket = await providers.learning.issueTicket({ memberId: member.memberId, courseIdx: course, lesson })
  if (!ticket) throw serverBusy()
  return { content: { ticket: ticket.secret, expires_at: ticket.expiresAt.toISOString() } }
})
