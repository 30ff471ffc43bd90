import { and, asc, eq, gte, isNull, or } from 'drizzle-orm'
import { courseTraining } from '#contract/courses/course-detail.ts'
import { enrolments, finishedLessons } from '#server/db/schema/learning.ts'
import { defineHandler } from '../define-handler.ts'
import { lessonsOf } from './find.ts'
import { syncProgress } from './progress.ts'

export default defineHandler(courseTraining, async (call) => {
  const { db, clock, member, params } = call
  const today = clock.today()
  const access = await db
    .select()
    .from(enrolments)
    .where(
      and(
        eq(enrolments.memberId, member.memberId),
        eq(enrolments.courseIdx, params.lectureId),
        isNull(enrolments.revokedAt),
        or(isNull(enrolments.endsOn), gte(enrolments.endsOn, today)),
      ),
    )
    .orderBy(asc(enrolments.startsOn))
  const [first] = access
  if (!first || first.startsOn > today) return { content: { is_buy: access.length > 0, training: null } }
  // The stored progress is used when the learning system does not answer.
  await syncProgress(call, member.memberId, params.lectureId)
  const isOwn = and(eq(finishedLessons.memberId, member.memberId), eq(finishedLessons.courseIdx, params.lectureId))
  const finished = new Set((await db.select().from(finishedLessons).where(isOwn)).map(({ lesson }) => lesson))
  const numbers = (await lessonsOf(db, params.lectureId)).map(({ number }) => number)
  const ends = access.map(({ endsOn }) => endsOn)
  return {
    content: {
      is_buy: true,
      training: {
        from: first.startsOn,
        // Passes that extend access follow each other.
        until: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null),
        done: numbers.filter((number) => finished.has(number)).length,
        next: numbers.find((number) => !finished.has(number)) ?? null,
      },
    },
  }
})
