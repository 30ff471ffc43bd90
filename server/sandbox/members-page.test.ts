import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { goTo, press } from '#tests/support/server/html-page.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { members, withdrawals } from '../db/schema/members.ts'
import { seedMembers } from './members.ts'

const shop = await sampleShop()
const { db, clock, passwords } = shop.services
await seedMembers(db, clock, passwords)
const address = '/sandbox/members'

async function leave(userid: string): Promise<string> {
  const [row] = await db
    .update(members)
    .set({ status: 'withdrawal_requested' })
    .where(eq(members.userid, userid))
    .returning({ id: members.id })
  const memberId = row?.id ?? expect.fail(`nobody is ${userid}`)
  const now = clock.now()
  await db
    .insert(withdrawals)
    .values({ memberId, reason: 'price', isByGuardian: false, requestedAt: now, deleteAt: now })
  return memberId
}

const statusOf = async (userid: string) =>
  (await db.select({ status: members.status }).from(members).where(eq(members.userid, userid)))[0]?.status

test('lists the members with their passwords', async () => {
  const { html } = await goTo(shop.browser(), address)
  expect(html).toContain('practice01')
  expect(html).toContain('child01')
  expect(html).toContain('Practice1!')
})

test('restores a member who left, by a button, and those who are restricted or gone stay so', async () => {
  const memberId = await leave('child01')
  const browser = shop.browser()
  await press(browser, await goTo(browser, address), 'Restore')
  expect(await statusOf('child01')).toBe('active')
  expect(await db.select().from(withdrawals).where(eq(withdrawals.memberId, memberId))).toEqual([])
  expect(await statusOf('restricted01')).toBe('restricted')
  expect(await statusOf('deleted01')).toBe('withdrawn')
})

test('restores them by JSON, and refuses anything else', async () => {
  await leave('practice01')
  const send = (body: string) =>
    shop.sandbox.request(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  expect((await send('{"answer": "delete"}')).status).toBe(400)
  expect(await statusOf('practice01')).toBe('withdrawal_requested')
  expect((await send('{"answer": "restore"}')).status).toBe(200)
  expect(await statusOf('practice01')).toBe('active')
})
