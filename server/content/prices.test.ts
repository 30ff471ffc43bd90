import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { catalogue, today, tomorrow } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { transact } from '../db/open.ts'
import { courses } from '../db/schema/courses.ts'
import { refreshPrices } from './prices.ts'

const { database } = await testDatabase()
const { db } = database
await importFolder(database, clockOn(today), contentFolder(catalogue).directory)

async function priceOf(idx: number) {
  const [price] = await db
    .select({ regular: courses.regularPrice, now: courses.currentPrice, dearer: courses.hasDearerOptions })
    .from(courses)
    .where(eq(courses.idx, idx))
  return price
}

test('a special price is valid through its last day', async () => {
  await transact(db, (tx) => refreshPrices(tx, today))
  expect(await priceOf(101)).toEqual({ regular: 45_000, now: 20_000, dearer: true })
  await transact(db, (tx) => refreshPrices(tx, tomorrow))
  expect(await priceOf(101)).toEqual({ regular: 45_000, now: 30_000, dearer: true })
})

test('the cheapest pass decides, however cheap the other options are', async () => {
  await transact(db, (tx) => refreshPrices(tx, tomorrow))
  expect((await priceOf(101))?.now).toBe(30_000)
})

test('without passes the cheapest other option decides', async () => {
  expect(await priceOf(201)).toEqual({ regular: 50_000, now: 50_000, dearer: true })
})

test('a single option has no more expensive one', async () => {
  expect(await priceOf(301)).toEqual({ regular: 41_000, now: 41_000, dearer: false })
})

test('a course that costs nothing has a price', async () => {
  expect(await priceOf(202)).toEqual({ regular: 0, now: 0, dearer: false })
})

test('a course for groups has none', async () => {
  expect(await priceOf(102)).toEqual({ regular: null, now: null, dearer: false })
})

test('an import leaves no price to calculate', async () => {
  const { database: other } = await testDatabase()
  await importFolder(other, clockOn(today), contentFolder(catalogue).directory)
  const versions = () => other.query('select idx, xmin::text from courses order by idx')
  const before = [...(await versions())]
  await transact(other.db, (tx) => refreshPrices(tx, today))
  expect([...(await versions())]).toEqual(before)
})

test('updates no row whose price is unchanged', async () => {
  await transact(db, (tx) => refreshPrices(tx, tomorrow))
  const versions = () => database.query('select idx, xmin::text from courses order by idx')
  const before = [...(await versions())]
  await transact(db, (tx) => refreshPrices(tx, tomorrow))
  expect([...(await versions())]).toEqual(before)
})
