import { randomUUID } from 'node:crypto'
import { migrateDatabase, openDatabase } from '../../server/db/open.ts'
import { operatorPasskeys, operatorSessions, operators } from '../../server/db/schema/operator.ts'
import { createDeskApi } from '../../server/desk/desk-api.ts'
import { createClock } from '../../server/lib/clock.ts'
import { deskCookie } from '../../server/lib/cookies.ts'
import { createLog } from '../../server/lib/log.ts'
import { hashSecret, newSecret } from '../../server/lib/secrets.ts'
import { courseRow, insertCourses } from '../../tests/support/server/course-rows.ts'
import { openApi } from './api.ts'
import { startDatabase } from './database.ts'
import { growShop } from './grown-shop.ts'
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
  await insertCourses(db, [courseRow(101, 'Welding')])
  await growShop(db, size)

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
