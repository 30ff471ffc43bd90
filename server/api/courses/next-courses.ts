import { and, inArray, notInArray, sql } from 'drizzle-orm'
import { fewestSharedMembers, mostNextCourses, nextCourses } from '#contract/courses/course-detail.ts'
import type { Database } from '#server/db/open.ts'
import { courses } from '#server/db/schema/courses.ts'
import { members } from '#server/db/schema/members.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { defineHandler } from '../define-handler.ts'
import { leftStatuses } from '../member-status.ts'
import { findCourse, findSummaries, openCourses } from './find.ts'
import { presentSummary } from './present.ts'

export default defineHandler(nextCourses, async ({ db, clock, content, locale, params }) => {
  const today = clock.today()
  const { lectureId } = params
  // Once per version of the content, which changes every day: an answer that changed with each order would tell of it.
  const numbers = await content.remember(`next-courses ${lectureId}`, () => findNext(db, lectureId, today))
  if (numbers.length === 0) {
    await findCourse(db, lectureId)
    return { content: [] }
  }
  const rows = await findSummaries(db, and(inArray(courses.idx, numbers), openCourses(today)), {
    sort: 'new',
    size: numbers.length,
    offset: 0,
  })
  const byNumber = new Map(rows.map((row) => [row.idx, presentSummary(row, { locale, today })]))
  return { content: numbers.flatMap((idx) => byNumber.get(idx) ?? []) }
})

/**
 * Numbers of the open courses that most members took after this one, those of most members first. A member counts once
 * for a course, from the first order of it that was paid and is not refunded; members who have left do not count.
 */
async function findNext(db: Database, course: number, today: string): Promise<number[]> {
  const isTaken = sql`${inArray(orderItems.kind, ['subscription', 'access'])} and ${orderItems.refundId} is null
    and ${orders.status} = 'paid' and ${orders.totalAmount} > 0`
  const { rows } = await db.execute<{ idx: number }>(sql`
    with takers as (
      select ${orders.memberId} as member_id, min(${orders.approvedAt}) as taken_at
      from ${orderItems}
      join ${orders} on ${orders.number} = ${orderItems.orderNumber}
      join ${members} on ${members.id} = ${orders.memberId}
      where ${orderItems.courseIdx} = ${course} and ${isTaken}
        and ${notInArray(members.status, [...leftStatuses])}
      group by ${orders.memberId}
    ), others as (
      select takers.member_id, ${orderItems.courseIdx} as idx
      from takers
      join ${orders} on ${orders.memberId} = takers.member_id
      join ${orderItems} on ${orderItems.orderNumber} = ${orders.number}
      where ${orderItems.courseIdx} <> ${course} and ${isTaken}
      group by takers.member_id, takers.taken_at, ${orderItems.courseIdx}
      having min(${orders.approvedAt}) > takers.taken_at
    )
    select others.idx
    from others
    join ${courses} on ${courses.idx} = others.idx
    where ${openCourses(today)}
    group by others.idx
    having count(*) >= ${fewestSharedMembers}
    order by count(*) desc, others.idx
    limit ${mostNextCourses}`)
  return rows.map(({ idx }) => idx)
}
