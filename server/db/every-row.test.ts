import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addMember } from '#tests/support/server/members.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { everyRow } from './every-row.ts'
import { transact } from './open.ts'
import { members } from './schema/members.ts'

const shop = await sampleShop()
const { db } = shop.services
const nameOf = async (id: string) => (await db.select().from(members).where(eq(members.id, id)))[0]?.name

test.each([
  ['an update', () => db.update(members).set({ name: 'Nobody' })],
  ['an update whose condition is undefined', () => db.update(members).set({ name: 'Nobody' }).where(undefined)],
  ['an update within a transaction', () => transact(db, async (tx) => tx.update(members).set({ name: 'Nobody' }))],
  ['a deletion', () => db.delete(members)],
  ['a deletion whose condition is undefined', () => db.delete(members).where(undefined)],
  ['a deletion within a transaction', () => transact(db, async (tx) => tx.delete(members).returning())],
])('%s without a condition reaches no row', async (_, run) => {
  const { id } = await addMember(shop, { name: 'Somebody' })
  await expect(run()).rejects.toThrow('a statement would reach every row')
  expect(await nameOf(id)).toBe('Somebody')
})

test('a statement with a condition reaches the rows that it names', async () => {
  const [named, other] = [await addMember(shop), await addMember(shop, { name: 'Somebody' })]
  await db.update(members).set({ name: 'Renamed' }).where(eq(members.id, named.id))
  expect([await nameOf(named.id), await nameOf(other.id)]).toEqual(['Renamed', 'Somebody'])
  await db.delete(members).where(eq(members.id, named.id))
  expect([await nameOf(named.id), await nameOf(other.id)]).toEqual([undefined, 'Somebody'])
})

test('a statement that says so reaches every row', async () => {
  const both = [await addMember(shop), await addMember(shop)]
  await db.update(members).set({ name: 'Everybody' }).where(everyRow)
  expect(await Promise.all(both.map(({ id }) => nameOf(id)))).toEqual(['Everybody', 'Everybody'])
})
