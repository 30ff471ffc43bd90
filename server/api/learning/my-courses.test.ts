import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { myCourses } from '#contract/content/learning.ts'
import { enrolments } from '#server/db/schema/learning.ts'
import { cancelAsOperator } from '#server/operator/orders.ts'
import { sandboxLearning } from '#server/sandbox/learning/records.ts'
import { kim } from '#tests/support/server/operators.ts'
import { type BuyerSession, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { openSession } from '../session/open-session.ts'

const shop = await sampleShop()
const learning = sandboxLearning(shop.services)
const address = '/v1/member/my/training'
const day = 24 * 60 * 60

async function coursesOf({ browser, memberId }: BuyerSession) {
  const token = (await openSession({ ...shop.services, ...throwsAny }, browser.asCaller(), memberId)).access_token
  return (await browser.call(myCourses, address, { token })).content
}
const finished = (...lessons: readonly (readonly [number: number, at: string])[]) => ({
  isAway: false,
  lessons: lessons.map(([number, at]) => ({ number, at })),
})

test('lists nothing for a member without courses', async () => {
  expect(await coursesOf(await signInBuyer(shop))).toEqual([])
})

test('shows a running course with its days, progress and weeks', async () => {
  const buying = await signInBuyer(shop)
  await paidOrder(shop, buying)
  await learning.put(buying.memberId, 101, finished([1, '2026-11-21T03:00:00.000Z'], [3, '2026-11-21T04:00:00.000Z']))
  expect(await coursesOf(buying)).toEqual([
    {
      course: 101,
      title: 'IV "insertion" <hands on>',
      thumbnail: expect.stringMatching(/^\/media\//),
      access: 'running',
      from: '2026-11-21',
      until: '2026-12-20',
      days_left: 30,
      lessons: 8,
      done: 2,
      next: 2,
      weeks: [{ monday: '2026-11-16', finished: 2, percent: 25 }],
    },
  ])
})

test('keeps the progress while the learning system is away', async () => {
  const buying = await signInBuyer(shop)
  await paidOrder(shop, buying)
  await learning.put(buying.memberId, 101, finished([1, '2026-11-21T03:00:00.000Z']))
  await coursesOf(buying)
  await learning.put(buying.memberId, 101, { isAway: true, lessons: [] })
  expect(await coursesOf(buying)).toMatchObject([{ done: 1, next: 2 }])
})

test('lists extended access as one course, until the last pass ends', async () => {
  const buying = await signInBuyer(shop)
  await paidOrder(shop, buying)
  await paidOrder(shop, buying)
  expect(await coursesOf(buying)).toMatchObject([{ from: '2026-11-21', until: '2027-01-20', days_left: 61 }])
})

test('a course that was bought again after its end runs from the first day of the new pass', async () => {
  const buying = await signInBuyer(shop)
  const { db } = shop.services
  for (const [startsOn, endsOn] of [
    ['2026-08-01', '2026-08-30'],
    ['2026-11-11', '2026-12-10'],
  ]) {
    const number = await paidOrder(shop, buying)
    await db.update(enrolments).set({ startsOn, endsOn }).where(eq(enrolments.orderNumber, number))
  }
  expect(await coursesOf(buying)).toMatchObject([{ access: 'running', from: '2026-11-11', until: '2026-12-10' }])
})

test('shows no refunded course, and none of another member', async () => {
  const buying = await signInBuyer(shop)
  const number = await paidOrder(shop, buying)
  expect(await coursesOf(await signInBuyer(shop))).toEqual([])
  await cancelAsOperator(shop.services, number, { by: kim, reason: 'a test', account: undefined })
  expect(await coursesOf(buying)).toEqual([])
})

test('a course is upcoming before its first day, and ended after its last', async () => {
  const buying = await signInBuyer(shop)
  const number = await paidOrder(shop, buying)
  const { db, clock } = shop.services
  const today = clock.today()
  const [row] = await coursesOf(buying)
  expect(row).toMatchObject({ access: 'running', from: today })
  await db
    .update(enrolments)
    .set({ startsOn: '2026-12-01', endsOn: '2026-12-31' })
    .where(eq(enrolments.orderNumber, number))
  expect(await coursesOf(buying)).toMatchObject([{ access: 'upcoming', days_left: null, weeks: [] }])
  shop.pass(40 * day)
  expect(await coursesOf(buying)).toMatchObject([{ access: 'running', until: '2026-12-31', days_left: 1 }])
  shop.pass(day)
  expect(await coursesOf(buying)).toMatchObject([{ access: 'ended', until: '2026-12-31', days_left: null }])
  // Its weeks end with it.
  shop.pass(21 * day)
  const [ended] = await coursesOf(buying)
  expect(ended?.weeks.at(-1)?.monday).toBe('2026-12-28')
})

describe('strangers', () => itRejectsStrangers(shop, myCourses, address))
