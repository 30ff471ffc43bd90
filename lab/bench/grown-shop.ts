import { sql } from 'drizzle-orm'
import type { Database } from '../../server/db/open.ts'

export interface ShopSize {
  readonly members: number
  readonly orders: number
  readonly reviews: number
  /** Those without an answer. */
  readonly inquiries: number
}

/** Adds members and what they did to a database that has course 101. Their IDs are `bench1` and so on. */
export async function growShop(db: Database, size: ShopSize): Promise<void> {
  await db.execute(addMembers(size))
  await db.execute(addOrders(size))
  for (const statement of [addItems, addPayments, addRefunds, addEnrolments]) await db.execute(statement)
  for (const statement of [addReviews(size), addReports, addInquiries(size)]) await db.execute(statement)
  for (const table of grown) await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
}

const grown = [
  ...['members', 'orders', 'order_items', 'payments', 'refunds', 'enrolments'],
  ...['reviews', 'review_reports', 'inquiries'],
]

const addMembers = ({ members }: ShopSize) => sql`
  insert into members (id, userid, type, name, phone, email, receives_sms, receives_email, belonging,
    is_identity_verified, status, registered_at)
  select gen_random_uuid(), 'bench' || i, 'IDV',
    (array['김','이','박','최','정','강','조','윤'])[1 + i % 8] ||
      (array['하늘','다솜','준','아름','별','민수','지우'])[1 + i % 7] || i % 13,
    '010' || lpad(i::text, 8, '0'), 'bench' || i || '@member.example', false, false, '{}', true,
    case when i % 10 = 0 then 'restricted' else 'active' end,
    timestamptz '2026-11-26' - i * interval '1 minute'
  from generate_series(1, ${sql.raw(String(members))}) i`

/** Three in a hundred are reported by two members. */
const addReviews = ({ reviews }: ShopSize) => sql`
  insert into reviews (member_id, course_idx, rating, text, written_at)
  select id, 101, 4, 'The vein was where they said.', registered_at from members
  order by userid limit ${sql.raw(String(reviews))}`
const addReports = sql`
  insert into review_reports (review_id, member_id, reported_at)
  select r.id, m.id, timestamptz '2026-11-26'
  from (select id from reviews order by id limit 300) r cross join (select id from members limit 2) m`
const addInquiries = ({ inquiries }: ShopSize) => sql`
  insert into inquiries (name, affiliation, category, email, phone, title, content, locale, request_hash, consented_at,
    submitted_at)
  select '김하늘', '', 'service', 'haneul@member.example', '01023450142', 'Title ' || i, 'How do we pay?', 'ko', '',
    timestamptz '2026-11-26', timestamptz '2026-11-26' - i * interval '1 minute'
  from generate_series(1, ${sql.raw(String(inquiries))}) i`

/** Every fifth order has goods; the newest 400 of them have not left. */
const addOrders = ({ members, orders }: ShopSize) => sql`
  insert into orders (number, member_id, status, method, regular_amount, discount_amount, delivery_amount, total_amount,
    buyer, ordered_at, expires_at, approved_at, shipped_at)
  select '20260101-' || lpad(i::text, 8, '0'), m.id,
    case when i % 20 = 1 then 'pending' when i % 33 = 1 then 'refund_completed' else 'paid' end,
    (array['card','simple','virtual_account'])[1 + i % 3], 30000, 0, 0, 30000,
    jsonb_build_object('name', m.name, 'phone', m.phone, 'postcode', '04799', 'address', '서울 성동구 아차산로 104',
      'addressDetail', '1203호', 'delivery', case when i % 5 = 0 then '문 앞에 놓아 주세요' end),
    timestamptz '2026-11-26' - i * interval '2 minutes', timestamptz '2026-11-26',
    timestamptz '2026-11-26' - i * interval '2 minutes', case when i % 5 = 0 and i > 2000 then timestamptz '2026-11-26' end
  from generate_series(1, ${sql.raw(String(orders))}) i
  join (select id, name, phone, row_number() over (order by userid) as place from members where userid like 'bench%') m
    on m.place = 1 + i % ${sql.raw(String(members))}`

const addItems = sql`
  insert into order_items (id, order_number, position, kind, course_idx, device_idx, name, quantity, regular_amount,
    amount, delivery, months)
  select gen_random_uuid(), number, 0, case when has_goods then 'rental' else 'subscription' end,
    case when has_goods then null else 101 end, case when has_goods then 11 end, '{"ko": "강의", "en": "Course"}', 1, 30000,
    30000, 0, 1
  from (select number, buyer ->> 'delivery' is not null as has_goods from orders) every_order`

/** Of every order that was paid, those with a refund included. */
const addPayments = sql`
  insert into payments (id, order_number, provider, provider_order_id, method, status, amount, paid, refunded, ticket_hash,
    ticket_expires_at, origin, return_path, details, requested_at, approved_at, checks)
  select gen_random_uuid(), number, 'sandbox', number, method, 'paid', total_amount, total_amount,
    case when status = 'refund_completed' then total_amount else 0 end, number, ordered_at, 'http://localhost', '/', '{}',
    ordered_at, ordered_at, 0
  from orders where status <> 'pending'`
const addRefunds = sql`
  insert into refunds (id, payment_id, order_number, amount, status, reason, is_stray, awaits_return, requested_at,
    completed_at, checks)
  select gen_random_uuid(), id, order_number, paid, 'completed', 'other', false, false, requested_at, requested_at, 0
  from payments where refunded > 0`
const addEnrolments = sql`
  insert into enrolments (id, member_id, course_idx, order_number, order_item_id, starts_on, ends_on)
  select gen_random_uuid(), o.member_id, 101, o.number, i.id, o.ordered_at::date, o.ordered_at::date + 30
  from order_items i join orders o on o.number = i.order_number where i.course_idx = 101 and o.status = 'paid'`
