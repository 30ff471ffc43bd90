import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createDeskApi } from '../../server/desk/desk-api.ts'
import { migrateDatabase, openDatabase } from '../../server/db/open.ts'
import { operatorPasskeys, operators, operatorSessions } from '../../server/db/schema/operator.ts'
import { deskCookie } from '../../server/lib/cookies.ts'
import { createClock } from '../../server/lib/clock.ts'
import { createLog } from '../../server/lib/log.ts'
import { hashSecret, newSecret } from '../../server/lib/secrets.ts'
import { courseRow, insertCourses } from '../support/server/course-rows.ts'
import { openApi } from './api.ts'
import { startDatabase } from './database.ts'
import { type Figure, percentile } from './table.ts'

const size = { members: 50_000, orders: 100_000, reviews: 10_000, inquiries: 500 }
const rounds = 60
const mostMs = 100

/** Lists that operators open, with what they look for. */
const lists = [
  ['the newest orders', '/v1/desk/order'],
  ['orders, page 2000', '/v1/desk/order?page_index=2000'],
  ['paid orders, page 900', '/v1/desk/order?status=paid&page_index=900'],
  ['orders of a name', `/v1/desk/order?buyer=${encodeURIComponent('김하늘')}`],
  ['orders of a phone number', '/v1/desk/order?buyer=00000777'],
  ['orders of an ID', '/v1/desk/order?buyer=bench777'],
  ['orders of a month', '/v1/desk/order?from=2026-03-01&until=2026-03-31'],
  ['orders to ship', '/v1/desk/shipment'],
  ['what waits today', '/v1/desk/today'],
  ['the newest members', '/v1/desk/member'],
  ['members, page 1000', '/v1/desk/member?page_index=1000'],
  ['restricted members, page 90', '/v1/desk/member?status=restricted&page_index=90'],
  ['members of a name', `/v1/desk/member?search=${encodeURIComponent('김하늘')}`],
  ['members of a given name', `/v1/desk/member?search=${encodeURIComponent('하늘')}`],
  ['members of all IDs', '/v1/desk/member?search=bench'],
  ['the reported reviews', '/v1/desk/review'],
  ['reviews, page 190', '/v1/desk/review?page_index=190'],
  ['the oldest inquiries', '/v1/desk/inquiry'],
] as const

/** The lists of the desk among 100,000 orders of 50,000 members: the time of all but the slowest of twenty answers. */
export async function deskLists(): Promise<Figure[]> {
  await using engine = await startDatabase()
  // One statement inserts all orders.
  const database = await openDatabase(engine.connection('practicum'), { statementMs: 0 })
  await migrateDatabase(database)
  const { db } = database
  await db.execute(addMembers)
  await db.execute(addOrders)
  await db.execute(addItems)
  await insertCourses(db, [courseRow(101, 'Welding')])
  for (const statement of [addReviews, addReports, addInquiries]) await db.execute(statement)
  for (const table of ['members', 'orders', 'order_items', 'reviews', 'review_reports', 'inquiries'])
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)

  const clock = createClock(() => Date.UTC(2026, 10, 26))
  const [id, passkeyId, secret, now] = [randomUUID(), randomUUID(), newSecret(), clock.now()]
  await db.insert(operators).values({ id, name: 'Bench', roles: ['owner'], createdAt: now })
  const key = { id: passkeyId, operatorId: id, publicKey: Buffer.alloc(1), counter: 0, createdAt: now }
  await db.insert(operatorPasskeys).values(key)
  const session = { secretHash: hashSecret(secret), operatorId: id, passkeyId }
  await db.insert(operatorSessions).values({ ...session, startedAt: now, lastUsedAt: now, confirmedAt: now })

  const shop = await openApi(database, clock)
  const api = createDeskApi(shop.services, createLog('silent'))
  const figures: Figure[] = []
  for (const [name, path] of lists) {
    const times: number[] = []
    for (let turn = 0; turn < rounds; turn++) {
      const started = performance.now()
      const answer = await api.request(path, { headers: { Host: 'localhost', Cookie: `${deskCookie.name}=${secret}` } })
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      await answer.arrayBuffer()
      times.push(performance.now() - started)
    }
    const value = percentile(times.slice(10), 95)
    figures.push({ name: `desk: ${name}, 95 of 100`, value, unit: 'ms', goal: ['most', mostMs] })
  }
  await shop.close()
  return figures
}

const addMembers = sql`
  insert into members (id, userid, type, name, phone, email, receives_sms, receives_email, belonging,
    is_identity_verified, status, registered_at)
  select gen_random_uuid(), 'bench' || i, 'IDV',
    (array['김','이','박','최','정','강','조','윤'])[1 + i % 8] ||
      (array['하늘','다솜','준','아름','별','민수','지우'])[1 + i % 7] || i % 13,
    '010' || lpad(i::text, 8, '0'), 'bench' || i || '@practicum.example', false, false, '{}', true,
    case when i % 10 = 0 then 'restricted' else 'active' end,
    timestamptz '2026-11-26' - i * interval '1 minute'
  from generate_series(1, ${sql.raw(String(size.members))}) i`

/** Three in a hundred are reported by two members. */
const addReviews = sql`
  insert into reviews (member_id, course_idx, rating, text, written_at)
  select id, 101, 4, 'The vein was where they said.', registered_at from members
  order by userid limit ${sql.raw(String(size.reviews))}`
const addReports = sql`
  insert into review_reports (review_id, member_id, reported_at)
  select r.id, m.id, timestamptz '2026-11-26'
  from (select id from reviews order by id limit 300) r cross join (select id from members limit 2) m`
const addInquiries = sql`
  insert into inquiries (name, affiliation, category, email, phone, title, content, locale, request_hash, consented_at,
    submitted_at)
  select '김하늘', '', 'service', 'haneul@practicum.example', '01023450142', 'Title ' || i, 'How do we pay?', 'ko', '',
    timestamptz '2026-11-26', timestamptz '2026-11-26' - i * interval '1 minute'
  from generate_series(1, ${sql.raw(String(size.inquiries))}) i`

/** Every fifth order has goods; the newest 400 of them have not left. */
const addOrders = sql`
  insert into orders (number, member_id, status, method, regular_amount, discount_amount, delivery_amount, total_amount,
    buyer, ordered_at, expires_at, approved_at, shipped_at)
  select '20260101-' || lpad(i::text, 8, '0'), m.id,
    case when i % 20 = 1 then 'pending' when i % 33 = 1 then 'refund_completed' else 'paid' end,
    (array['card','simple','virtual_account'])[1 + i % 3], 30000, 0, 0, 30000,
    jsonb_build_object('name', m.name, 'phone', m.phone, 'postcode', '04799', 'address', '서울 성동구 아차산로 104',
      'addressDetail', '1203호', 'delivery', case when i % 5 = 0 then '문 앞에 놓아 주세요' end),
    timestamptz '2026-11-26' - i * interval '5 minutes', timestamptz '2026-11-26',
    timestamptz '2026-11-26' - i * interval '5 minutes', case when i % 5 = 0 and i > 2000 then timestamptz '2026-11-26' end
  from generate_series(1, ${sql.raw(String(size.orders))}) i
  join (select id, name, phone, row_number() over (order by userid) as place from members where userid like 'bench%') m
    on m.place = 1 + i % ${sql.raw(String(size.members))}`

const addItems = sql`
  insert into order_items (id, order_number, position, kind, course_idx, device_idx, name, quantity, regular_amount,
    amount, delivery, months)
  select gen_random_uuid(), number, 0, case when has_goods then 'rental' else 'subscription' end,
    case when has_goods then null else 101 end, case when has_goods then 11 end, '{"ko": "강의", "en": "Course"}', 1, 30000,
    30000, 0, 1
  from (select number, buyer ->> 'delivery' is not null as has_goods from orders) every_order`
