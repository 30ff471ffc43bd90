import { sql } from 'drizzle-orm'
import pg from 'pg'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { refundPreview } from '#contract/orders/orders.ts'
import { deskOf } from '#tests/support/server/desk.ts'
import { kim } from '#tests/support/server/operators.ts'
import {
  deposit,
  headsetRental,
  order,
  paidOrder,
  settle,
  signInBuyer,
  waitingOrder,
} from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { deleteExpired } from '../jobs/cleanup.ts'
import { cancelAsOperator } from '../operator/orders.ts'

// The plans of statements on tables that grow with members and orders. PostgreSQL avoids sequential scans where it can
// (`enable_seqscan`): a scan that is left, or an index that is read as a whole, has no index that serves the statement.

const growing = new Set([
  ...['members', 'consents', 'withdrawals', 'former_passwords', 'account_changes', 'social_accounts'],
  ...['orders', 'order_items', 'order_events', 'payments', 'refunds', 'cash_receipts', 'webhook_events'],
  ...['enrolments', 'finished_lessons', 'certificates', 'reviews', 'review_reports', 'basket_items', 'saved_courses'],
  ...['session_families', 'session_tokens', 'known_browsers', 'identity_verifications', 'identifications'],
  ...['delivery_addresses', 'outbox_messages', 'operator_records', 'complaint_records'],
  ...['idempotency_keys', 'one_time_codes', 'limited_requests', 'rate_limits'],
])

/** Statements that may read a whole table, by a part of their text. */
const allowed: Readonly<Record<string, string>> = {
  'from "review_reports"': 'reports are few: each is of a member who takes the trouble',
  page_reports: 'reports are few: each is of a member who takes the trouble',
  '"page" inner join "members"': 'a page of an index; of a handful of members, all are read in order instead',
  'or ("orders"."delivered_at" is null and exists':
    'looks up the items of one member’s orders; the other plan is for many',
  'with learners as': 'once a day, and after an import of content',
  'greatest("orders"."ordered_at"': 'once an hour, for what the law no longer keeps',
  'delete from "consents" where ("consents"."kind" in ($1, $2) and "consents"."withdrawn_at" < $3)': 'once an hour',
  'delete from "session_': 'once an hour',
  'delete from "known_browsers" where "known_browsers"."last_login_at" < $1': 'once an hour',
  'delete from "webhook_events" where "webhook_events"."received_at" < $1': 'once an hour',
  'delete from "rate_limits" where "rate_limits"."expire" < $1': 'once an hour',
}

const sent = vi.spyOn(pg.Client.prototype, 'query')
const shop = await sampleShop()
const { services } = shop
const { db, clock } = services

const planSchema = v.looseObject({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Index Name': v.optional(v.string()),
  'Index Cond': v.optional(v.string()),
  Plans: v.optional(v.array(v.unknown())),
})

const querySchema = v.object({ text: v.string(), values: v.optional(v.array(v.unknown())) })

/** Indexes of a part of a table, such as what is unfinished, which does not grow. */
const partial = new Set(
  (await shop.database.query('select indexrelid::regclass::text as name from pg_index where indpred is not null')).map(
    ({ name }) => name,
  ),
)

/** Scans of growing tables that no condition of an index limits. */
function wholeScans(value: unknown, isLimited = false): string[] {
  const plan = v.parse(planSchema, value)
  const type = plan['Node Type']
  const isScan = /^(Seq|Index|Index Only) Scan$/.test(type) || type === 'Bitmap Index Scan'
  const table = plan['Relation Name'] ?? ''
  const isWhole =
    isScan &&
    plan['Index Cond'] === undefined &&
    growing.has(table) &&
    !partial.has(plan['Index Name']) &&
    !(isLimited && type !== 'Seq Scan')
  // The first rows of an index in its order are found without the others.
  const limits = type === 'Limit' || (isLimited && /^(Subquery Scan|Nested Loop|LockRows|Result)$/.test(type))
  return [
    ...(isWhole ? [`${type} of ${table}`] : []),
    ...(plan.Plans ?? []).flatMap((child) => wholeScans(child, limits)),
  ]
}

/** What visitors, members, operators and jobs do. */
async function useShop(): Promise<void> {
  const buying = await signInBuyer(shop)
  const { browser, token } = buying
  const number = await paidOrder(shop, buying)
  await order(shop, buying, [headsetRental])
  const { account } = await waitingOrder(shop, buying)
  await deposit(buying, account)
  await settle(shop)
  for (const { method, path, params, query } of endpoints) {
    if (method !== 'GET' || params) continue
    const asked = query && Object.hasOwn(query.entries, 'title') ? `?title=${encodeURIComponent('안전')}` : ''
    await browser.request('GET', `${path}${asked}`, { token })
  }
  await browser.call(refundPreview, `/v1/member/my/order/${number}/refund`, { token })
  await cancelAsOperator(services, number, { by: kim, reason: 'asked by phone', account: undefined })
  await settle(shop)
  const { browser: desk } = await deskOf(shop).operator('park', ['owner'])
  for (const path of [
    'order',
    'order?buyer=kim',
    'shipment',
    'today',
    'member',
    'member?search=kim',
    'review',
    'inquiry',
  ])
    await desk.request('GET', `/v1/desk/${path}`)
  await deleteExpired(db, clock)
}

test('no statement reads a whole table that grows', async () => {
  await useShop()
  // With the values of the first time: an index of a part of a table serves only some of them.
  const statements = new Map<string, unknown[]>()
  for (const [query, values] of sent.mock.calls.map((call): readonly unknown[] => call)) {
    const { text, values: own } = typeof query === 'string' ? { text: query, values: [] } : v.parse(querySchema, query)
    if (!/^\s*(select|update|delete|with|insert)\b/i.test(text) || statements.has(text)) continue
    statements.set(text, Array.isArray(values) ? values : (own ?? []))
  }
  const client = await db.$client.connect()
  const faults: string[] = []
  await client.query('set enable_seqscan = off')
  for (const [text, values] of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: unknown }[] }>(
      `explain (format json) ${text}`,
      values,
    )
    const scans = wholeScans(rows[0]?.['QUERY PLAN'][0]?.Plan)
    const reason = Object.keys(allowed).find((part) => text.includes(part))
    if (scans.length > 0 && reason === undefined) faults.push(`${scans.join(', ')}: ${text}`)
  }
  client.release(true)
  expect(statements.size).toBeGreaterThan(200)
  expect(faults).toEqual([])
})

test('every reference of a table that grows has an index, or each deleted row would read the whole table', async () => {
  // Sellers are never deleted.
  const { rows } = await db.execute<{ reference: string; growing: string }>(sql`
    select c.conrelid::regclass || '.' || a.attname as reference, c.conrelid::regclass::text as growing
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid <> 'sellers'::regclass and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)`)
  expect(rows.filter((row) => growing.has(row.growing)).map(({ reference }) => reference)).toEqual([])
})
