import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { equalValues } from '../tests/support/equal-values.ts'
import { deposit, paidOrder, signInBuyer, waitingOrder } from '../tests/support/server/orders.ts'
import { sampleShop } from '../tests/support/server/shop.ts'

/** Columns that are equal because the shop writes them so, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'courses: regular_price, current_price': 'Most courses have no discount; course 101 has one.',
  'lessons: is_free, is_exam': 'Most lessons are neither free nor an exam.',
  'members: registered_at, first_login_at': 'A sign-up ends with the first login.',
  'payments: ticket_used_at, requested_at': 'The samples open the payment window at once.',
  'payments: ticket_used_at, approved_at': 'They answer in it at once.',
  'payments: requested_at, approved_at': 'They answer in it at once.',
  'webhook_events: received_at, settled_at': 'The shop settles an event when it arrives.',
  'session_families: started_at, last_used_at': 'A login is the first use.',
  'session_families: started_at, authenticated_at': 'A login is an authentication.',
  'session_families: last_used_at, authenticated_at': 'Both are the login.',
  'search_words: word, text': 'They differ where a text has a space or hyphen.',
  'search_words: word, keys': 'English is its own keys.',
  'search_words: word, sound': 'And sounds like them without doubled letters.',
  'search_words: text, keys': 'As the word.',
  'search_words: text, sound': 'As the word.',
  'search_words: keys, sound': 'They differ for Korean that is easily mistaken.',
  'outbox_messages: created_at, next_attempt_at': 'A message is sent as soon as possible.',
}

test('no row of the samples holds a value twice that could hide a mix-up', async () => {
  const shop = await sampleShop()
  const { db } = shop.services
  const buying = await signInBuyer(shop)
  const kit = { kind: 'course', option: 101_500, quantity: 1 } as const
  await paidOrder(shop, buying)
  await paidOrder(shop, buying, [kit])
  await deposit(buying, (await waitingOrder(shop, buying)).account)
  const tables = await db.execute(sql`select table_name from information_schema.tables where table_schema = 'public'`)
  const found = new Set<string>()
  for (const { table_name: table } of tables.rows) {
    const { rows } = await db.execute(sql`select * from ${sql.identifier(String(table))}`)
    for (const pair of rows.flatMap((row) => equalValues(row))) found.add(`${table}${pair}`)
  }
  expect([...found].filter((pair) => !(pair in exceptions))).toEqual([])
  expect(Object.keys(exceptions).filter((pair) => !found.has(pair))).toEqual([])
})
