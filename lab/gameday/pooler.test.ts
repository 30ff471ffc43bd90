import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { courseDetail } from '../../contract/courses/course-detail.ts'
import { openPreviewDatabase } from '../../server/content/preview-database.ts'
import { migrateDatabase, openDatabase } from '../../server/db/open.ts'
import { orders } from '../../server/db/schema/orders.ts'
import { payments } from '../../server/db/schema/payments.ts'
import { registerCleanup } from '../../tests/support/server/cleanup.ts'
import { contentFolder } from '../../tests/support/server/content-folder.ts'
import { paidOrder, signInBuyer } from '../../tests/support/server/orders.ts'
import { catalogue, today } from '../../tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder, shopOn } from '../../tests/support/server/shop.ts'
import { freePort } from '../../tests/support/server/shop-process.ts'
import { testDatabase } from '../../tests/support/server/test-database.ts'

// The shop behind PgBouncer, which gives a connection for one transaction (`DATABASE_DIRECT_URL`).

const { target } = await testDatabase()
const directory = mkdtempSync(join(tmpdir(), 'practicum-pooler-'))
// Its user reads the settings.
chmodSync(directory, 0o755)
const port = await freePort()
const settings = join(directory, 'pgbouncer.ini')
// Two connections for all: whatever a session would keep, another one gets.
writeFileSync(
  settings,
  `[databases]
practicum = host=${target.host} port=${target.port} dbname=${target.database} user=${target.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
)
// It refuses to run as root.
const asUser = userInfo().uid === 0 ? ['-u', 'nobody'] : []
const pooler = spawn('pgbouncer', ['-q', ...asUser, settings], { stdio: ['ignore', 'ignore', 'inherit'] })
afterAll(() => {
  pooler.kill()
  rmSync(directory, { recursive: true, force: true })
})

const pooled = { host: '127.0.0.1', port, user: String(target.user), database: 'practicum' }
const open = async () => {
  const database = await openDatabase(pooled, { direct: target })
  registerCleanup(() => database.close())
  return database
}
const database = await vi.waitFor(open, { timeout: 10_000 })
const folder = contentFolder(catalogue)
await migrateDatabase(database)
await importFolder(database, clockOn(today), folder.directory)
const shop = await shopOn(database, today)

test('purchases at once are each paid once', async () => {
  const numbers = await Promise.all(Array.from({ length: 12 }, async () => paidOrder(shop, await signInBuyer(shop))))
  const paid = await database.db.select().from(orders).where(eq(orders.status, 'paid'))
  expect(paid.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
  expect(await database.db.$count(payments, eq(payments.status, 'paid'))).toBe(12)
})

test('an import through it is heard over the direct connection', async () => {
  const heard = new Promise<void>((resolve) => shop.services.content.onChange(() => resolve()))
  folder.course('healthcare/infusion', (course) => ({ ...course, title: { ko: '새 제목', en: 'A new title' } }))
  await importFolder(database, clockOn(today), folder.directory)
  await heard
  const { content } = await shop.call(courseDetail, '/v1/lecture/intro/contents/101?member_type=IDV')
  expect(content.title).toBe('A new title')
})

test('a preview keeps its own tables', async () => {
  const preview = await openPreviewDatabase(database)
  registerCleanup(() => preview.close())
  const change = { name: 'draft', path: 'notices/3.yaml', text: null, today, off: [] }
  expect(await preview.alone(() => preview.fill(change))).toBe(true)
  expect((await shop.call(courseDetail, '/v1/lecture/intro/contents/101?member_type=IDV')).content.idx).toBe(101)
})
