import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sampleShop } from '../../../tests/support/server/shop.ts'
import { transact } from '../../db/open.ts'
import { devices } from '../../db/schema/boards.ts'
import { contentState } from '../../db/schema/courses.ts'
import { reserveStock } from './stock.ts'

const shop = await sampleShop()
const { db, content } = shop.services
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

test('gives the last piece to one of several simultaneous orders', async () => {
  const taken = await Promise.all(Array.from({ length: 6 }, () => take(11, 4)))
  expect(taken.filter(Boolean)).toHaveLength(3)
  expect(await stockOf(11)).toBe(0)
})

test('drops cached pages when a device sells out and when it is available again, and not in between', async () => {
  const generation = async () => (await db.select().from(contentState))[0]?.generation ?? 0
  const start = await generation()
  await take(21, 1)
  await take(21, 1)
  await take(21, -2)
  expect(await generation()).toBe(start)
  const soldOut = new Promise<void>((resolve) => content.onChange(resolve))
  const before = content.version()
  await take(21, 3)
  await soldOut
  expect(content.version()).not.toBe(before)
  expect(await generation()).toBe(start + 1)
  await take(21, -1)
  expect(await generation()).toBe(start + 2)
  await take(21, -2)
  expect(await generation()).toBe(start + 2)
})
