import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { nextCourses } from '#contract/courses/course-detail.ts'
import { everyRow } from '#server/db/every-row.ts'
import { contentState, courses } from '#server/db/schema/courses.ts'
import { members } from '#server/db/schema/members.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { addMember } from '#tests/support/server/members.ts'
import { itRejectsUnknownCourses } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db, content } = shop.services
const address = (number: string) => `/v1/lecture/intro/contents/${number}/next`

let count = 0

/** Stores an order of these courses that was paid on a day of November, or is in another state. */
async function bought(
  memberId: string,
  day: number,
  courseNumbers: readonly number[],
  special: Partial<typeof orders.$inferInsert> = {},
): Promise<string> {
  count += 1
  const number = `20261101-${String(count).padStart(8, '0')}`
  const at = new Date(Date.UTC(2026, 10, day))
  const amount = 10_000 * courseNumbers.length
  await db.insert(orders).values({
    number,
    memberId,
    status: 'paid',
    method: 'card',
    regularAmount: amount,
    discountAmount: 0,
    deliveryAmount: 0,
    totalAmount: amount,
    buyer: { name: 'Kim', phone: '', postcode: '', address: '', addressDetail: '', delivery: null },
    orderedAt: at,
    expiresAt: at,
    approvedAt: at,
    ...special,
  })
  await db.insert(orderItems).values(
    courseNumbers.map((courseIdx, position) => ({
      id: randomUUID(),
      orderNumber: number,
      position,
      kind: 'subscription' as const,
      courseIdx,
      optionIdx: courseIdx * 1_000 + 1,
      name: { ko: '과정', en: 'Course' },
      quantity: 1,
      regularAmount: 10_000,
      amount: 10_000,
      delivery: 0,
      months: 1,
    })),
  )
  return number
}

/** So many members who took course 101 and then `next`; answers their IDs. */
async function followers(size: number, next = 301): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < size; index++) {
    const { id } = await addMember(shop)
    await bought(id, 1, [101])
    await bought(id, 2, [next])
    ids.push(id)
  }
  return ids
}

/** Numbers of the courses after 101, as of a new morning. */
async function next(): Promise<number[]> {
  await db
    .update(contentState)
    .set({ generation: sql`${contentState.generation} + 1` })
    .where(everyRow)
  await content.refresh()
  const answer = await shop.call(nextCourses, address('101'))
  return answer.content.map(({ idx }) => idx)
}

beforeEach(async () => {
  await db.delete(orderItems).where(everyRow)
  await db.delete(orders).where(everyRow)
})

itRejectsUnknownCourses(shop, 'lectureId', address)

test('a course of nine members is not named, one of ten is', async () => {
  await followers(9)
  expect(await next()).toEqual([])
  await followers(1)
  expect(await next()).toEqual([301])
})

test('a member counts once, however often the orders are repeated', async () => {
  const [first] = await followers(9)
  await bought(first ?? '', 3, [101])
  await bought(first ?? '', 4, [301])
  await bought(first ?? '', 5, [301, 302])
  expect(await next()).toEqual([])
})

test('refunded items and orders that were not paid do not count', async () => {
  const [first] = await followers(10)
  expect(await next()).toEqual([301])
  const own = await db
    .select()
    .from(orders)
    .where(eq(orders.memberId, first ?? ''))
  const numbers = own.map(({ number }) => number)
  const items = inArray(orderItems.orderNumber, numbers)
  await db.update(orderItems).set({ refundId: randomUUID() }).where(items)
  expect(await next()).toEqual([])
  await db.update(orderItems).set({ refundId: null }).where(items)
  expect(await next()).toEqual([301])
  for (const status of [
    'pending',
    'waiting_for_deposit',
    'cancel_requested',
    'canceled',
    'refund_completed',
    'expired',
    'failed',
  ] as const) {
    await db.update(orders).set({ status }).where(inArray(orders.number, numbers))
    expect(await next(), status).toEqual([])
  }
})

test('an order that cost nothing does not count, nor goods of a course', async () => {
  await followers(9)
  const { id } = await addMember(shop)
  await bought(id, 1, [101])
  await bought(id, 2, [301], { regularAmount: 0, totalAmount: 0 })
  expect(await next()).toEqual([])
  const kit = await bought(id, 3, [301])
  await db.update(orderItems).set({ kind: 'goods' }).where(eq(orderItems.orderNumber, kit))
  expect(await next()).toEqual([])
  await bought(id, 5, [301])
  expect(await next()).toEqual([301])
})

test('what was taken before, or together, was not taken next', async () => {
  await followers(9)
  const { id: before } = await addMember(shop)
  await bought(before, 1, [301])
  await bought(before, 2, [101])
  await bought(before, 3, [301])
  const { id: together } = await addMember(shop)
  await bought(together, 1, [101, 301])
  expect(await next()).toEqual([])
})

test('members who have left do not count', async () => {
  const [first] = await followers(10)
  await db
    .update(members)
    .set({ status: 'withdrawn' })
    .where(eq(members.id, first ?? ''))
  expect(await next()).toEqual([])
})

test('the three courses of most members are named, those of most first, and none that is gone or coming soon', async () => {
  await followers(10, 301)
  await followers(12, 302)
  await followers(11, 303)
  await followers(10, 304)
  expect(await next()).toEqual([302, 303, 301])
  await db.update(courses).set({ isWithdrawn: true }).where(eq(courses.idx, 302))
  await db.update(courses).set({ opensOn: '2026-11-22' }).where(eq(courses.idx, 303))
  expect(await next()).toEqual([301, 304])
  await db
    .update(courses)
    .set({ isWithdrawn: false, opensOn: '2026-01-02' })
    .where(inArray(courses.idx, [302, 303]))
})

test('an order is not told before the next morning', async () => {
  await followers(9)
  expect(await next()).toEqual([])
  await followers(1)
  const { content: answered } = await shop.call(nextCourses, address('101'))
  expect(answered).toEqual([])
  expect(await next()).toEqual([301])
})
