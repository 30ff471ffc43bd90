import { sql } from 'drizzle-orm'
import { nextCourses } from '../../contract/courses/course-detail.ts'
import { openDatabase } from '../../server/db/open.ts'
import { openCatalogue } from './catalogue.ts'
import { startDatabase } from './database.ts'
import { type Figure, percentile } from './table.ts'

const buyers = 20_000
const sold = 100_000
const size = { courses: 50, notices: 50, manuals: 14 }

/**
 * Answers of the courses that others took next, each asked for the first time of a day: 50 courses with 100,000 paid
 * orders of 20,000 members. Every third order is of one course, which is the slowest one to ask about.
 */
export async function nextCourseTimes(): Promise<Figure[]> {
  const engine = await startDatabase()
  const shop = await openCatalogue(engine, 'next_courses', size)
  const { db, close } = await openDatabase(engine.connection('next_courses'))
  await db.execute(sql`
    insert into members (id, userid, type, name, email, receives_sms, receives_email, belonging, is_identity_verified, status, registered_at)
    select md5('m' || n)::uuid, 'buyer' || n, 'IDV', 'Buyer', 'buyer' || n || '@member.example', false, false, '{}', true, 'active', now()
    from generate_series(1, ${buyers}) n`)
  await db.execute(sql`
    insert into orders (number, member_id, status, method, regular_amount, discount_amount, delivery_amount, total_amount, buyer, ordered_at, expires_at, approved_at, locale)
    select 'B' || n, md5('m' || (1 + n % ${buyers}))::uuid, 'paid', 'card', 10000, 0, 0, 10000, '{}', now(), now(), now() - n * interval '1 minute', 'ko'
    from generate_series(1, ${sold}) n`)
  await db.execute(sql`
    insert into order_items (id, order_number, position, kind, course_idx, name, quantity, regular_amount, amount, delivery, months)
    select md5('i' || n)::uuid, 'B' || n, 0, 'subscription', list.idx, '{"ko": "", "en": ""}', 1, 10000, 10000, 0, 1
    from generate_series(1, ${sold}) n
    join (select idx, row_number() over (order by idx) - 1 as place from courses) list
      on list.place = case when hashint4(n) % 3 = 0 then 0 else abs(hashint4(n * 7)) % ${size.courses} end`)
  await db.execute(sql`analyze`)
  const { rows } = await db.execute<{ idx: number }>(sql`select idx from courses order by idx`)
  const times: number[] = []
  for (const { idx } of rows) {
    const started = performance.now()
    const answer = await shop.api.request(nextCourses.path.replace('{lectureId}', String(idx)))
    if (answer.status !== 200) throw new Error(`courses taken next answered ${answer.status}`)
    await answer.arrayBuffer()
    times.push(performance.now() - started)
  }
  await close()
  await shop.close()
  await engine.stop()
  return [
    {
      name: 'taken next: 100,000 orders, half of the courses',
      value: percentile(times, 50),
      unit: 'ms',
      goal: ['most', 200],
    },
    {
      name: 'taken next: 100,000 orders, the most bought course',
      value: Math.max(...times),
      unit: 'ms',
      goal: ['most', 500],
    },
  ]
}
