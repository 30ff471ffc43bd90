import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { watchContent } from '#server/content/state.ts'
import { transact } from '#server/db/open.ts'
import { devices } from '#server/db/schema/boards.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { reserveStock } from './stock.ts'

const shop = await sampleShop()
const { database } = shop
const { db } = shop.services
const take = (idx: number, pieces: number) => transact(db, (tx) => reserveStock(tx, idx, pieces))

async function stockOf(idx: number): Promise<number | undefined> {
  const [row] = await db.select({ stock: devices.stock }).from(devices).where(eq(devices.idx, idx))
  return row?.stock
}

test('takes pieces, puts them back, and never goes below zero', async () => {
  expect(await take(21, 2)).toBe(true)
  expect(await take(21, 2)).toBe(false)
  expect(await stockOf(21)).toBe(1)
  expect(await take(21, -2)).toBe(true)
  expect(await stockOf(21)).toBe(3)
})

test('drops pages with devices when one sells out or is available again, at most once in 30 seconds, and no others', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const content = await watchContent(database, shop.services.clock)
  try {
    let drops = 0
    content.onStockChange(() => {
      drops += 1
    })
    const version = content.version()
    /** Takes pieces, and passes time once the announcement of them has arrived. */
    const order = async (pieces: number, seconds: number) => {
      await take(21, pieces)
      await sentinel()
      vi.advanceTimersByTime(seconds * 1_000)
      return drops
    }
    expect(await order(1, 1)).toBe(0)
    expect(await order(2, 1)).toBe(1)
    for (let round = 0; round < 5; round++) {
      await order(-3, 2)
      await order(3, 2)
    }
    expect(drops).toBe(1)
    expect(await order(-3, 9)).toBe(1)
    expect(await order(1, 1)).toBe(2)
    expect(await order(-1, 60)).toBe(2)
    expect(content.version()).toBe(version)
  } finally {
    await content.close()
    vi.useRealTimers()
  }
})

/** Resolves when the notifications sent before it have arrived. */
async function sentinel() {
  const arrived = Promise.withResolvers<void>()
  const subscription = await database.listen('sentinel', () => arrived.resolve())
  await database.query('notify sentinel')
  await arrived.promise
  await subscription.unlisten()
}
