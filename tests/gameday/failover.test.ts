import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { confirmPayment, createOrder } from '../../contract/orders/checkout.ts'
import { migrateDatabase, openDatabase } from '../../server/db/open.ts'
import { contentFolder } from '../support/server/content-folder.ts'
import { monthPass, orderForm, signInBuyer } from '../support/server/orders.ts'
import { shopAtToss, windowAtToss } from '../support/server/provider-shop.ts'
import { purchasesIn, tossBooks } from '../support/server/purchases.ts'
import { catalogue, today } from '../support/server/sample-catalogue.ts'
import { clockOn, importFolder, shopOn } from '../support/server/shop.ts'
import { startPatroniCluster } from './patroni-cluster.ts'

/**
 * The shop on a PostgreSQL that fails over (Patroni, synchronous replication) while people buy. `FAILOVERS` is the number
 * of faults; each kind takes its turn.
 */

const failovers = Number(process.env['FAILOVERS'] ?? '2')
const cluster = await startPatroniCluster()
const database = await openDatabase({
  host: '127.0.0.1',
  port: cluster.port,
  user: 'postgres',
  password: cluster.password,
  database: 'postgres',
})
afterAll(async () => {
  await database.close()
  await cluster.stop()
}, 60_000)
await migrateDatabase(database)
await importFolder(database, clockOn(today), contentFolder(catalogue).directory)
const { shop, toss } = shopAtToss(await shopOn(database, today))
const { orderOf, recover } = purchasesIn(shop, tossBooks(toss))

/** Repeats what a buyer does until the shop answers it, as pages do with the same keys. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries > 600) throw error
      // A request whose process or database died in the middle is locked for a minute.
      shop.pass(1)
      await setTimeout(100)
    }
  }
}

/** Buys a pass by card; returns the number of the order once the shop has said that it is paid. */
async function buy(): Promise<string> {
  const buying = await again(() => signInBuyer(shop))
  const { browser, token } = buying
  const body = { ...(await again(() => orderForm(shop, [monthPass]))), idempotency_key: randomUUID() }
  const { order_number: number } = await again(
    async () => (await browser.call(createOrder, '/v1/order', { token, body })).content,
  )
  const { address } = await again(() => windowAtToss(toss, buying, number, 'CARD'))
  const { searchParams } = address
  const returned = {
    payment_id: v.parse(v.string(), searchParams.get('payment')),
    payment_key: v.parse(v.string(), searchParams.get('payment_key')),
    amount: Number(searchParams.get('amount')),
  }
  await again(async () => {
    const { content } = await browser.call(confirmPayment, '/v1/pay/confirm', { token, body: returned })
    if (content.status !== 'paid') throw new Error(`the order is ${content.status}`)
  })
  return number
}

/** Milliseconds until a row is written again. */
async function writesAreBackAfter(fault: () => unknown): Promise<number> {
  const began = performance.now()
  await fault()
  for (;;) {
    try {
      await database.query("select pg_notify('gameday', ''), txid_current()")
      return performance.now() - began
    } catch {
      await setTimeout(50)
    }
  }
}

const faults = {
  'the primary is killed': async () => cluster.kill(await cluster.primary()),
  'a switchover is asked for': () => cluster.switchover(),
}
test('no paid order is lost and none is charged twice while the primary changes', async () => {
  const paid: string[] = []
  let isOver = false
  const buyers = Array.from({ length: 3 }, async () => {
    while (!isOver) paid.push(await buy())
  })
  const times: [string, number][] = []
  for (let run = 0; run < failovers; run++) {
    const [name, fault] = Object.entries(faults)[run % Object.keys(faults).length] ?? []
    if (!name || !fault) continue
    times.push([name, Math.round(await writesAreBackAfter(fault))])
    await cluster.restore()
  }
  isOver = true
  await Promise.all(buyers)
  await recover()
  console.log(`${paid.length} orders paid; writes were back after, in ms:`, times)
  expect(paid.length).toBeGreaterThan(failovers)
  for (const number of paid) expect((await orderOf(number)).status).toBe('paid')
  const books = toss.all()
  expect(books.filter(({ charges }) => charges > 1)).toEqual([])
  expect(books.filter(({ status }) => status === 'DONE')).toHaveLength(paid.length)
})
