import { describe, expect, test } from 'vitest'
import { courseDetail, courseTraining } from '#contract/courses/course-detail.ts'
import { finishedLessons } from '#server/db/schema/learning.ts'
import { addDays } from '#server/lib/clock.ts'
import { cancelAsOperator } from '#server/operator/orders.ts'
import { sandboxLearning } from '#server/sandbox/learning/records.ts'
import { kim } from '#tests/support/server/operators.ts'
import { type BuyerSession, paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { addMonths } from '../orders/periods.ts'
import { openSession } from '../session/open-session.ts'

const shop = await sampleShop()
const learning = sandboxLearning(shop.services)
const address = '/v1/member/my/training/101'
const day = 24 * 60 * 60

async function trainingOf({ browser, memberId }: BuyerSession, at = address) {
  const token = (await openSession({ ...shop.services, ...throwsAny }, browser.asCaller(), memberId)).access_token
  return (await browser.call(courseTraining, at, { token })).content
}
const finished = (numbers: readonly number[]) => ({
  isAway: false,
  lessons: numbers.map((number) => ({ number, at: shop.services.clock.now().toISOString() })),
})

test('begins with the first lesson, between the days of the pass', async () => {
  const buying = await signInBuyer(shop)
  expect(await trainingOf(buying)).toEqual({ is_buy: false, training: null })
  await paidOrder(shop, buying)
  expect(await trainingOf(buying)).toEqual({
    is_buy: true,
    training: { from: '2026-11-21', until: '2026-12-20', done: 0, next: 1 },
  })
})

test('continues with the first unfinished lesson, also while the learning system is away', async () => {
  const buying = await signInBuyer(shop)
  await paidOrder(shop, buying)
  await learning.put(buying.memberId, 101, finished([1]))
  expect((await trainingOf(buying)).training).toMatchObject({ done: 1, next: 2 })
  await learning.put(buying.memberId, 101, finished([1, 2, 4]))
  expect((await trainingOf(buying)).training).toMatchObject({ done: 3, next: 3 })
  await learning.put(buying.memberId, 101, { isAway: true, lessons: [] })
  expect((await trainingOf(buying)).training).toMatchObject({ done: 3, next: 3 })
  await learning.put(buying.memberId, 101, finished([1, 2, 3, 4, 5, 6, 7, 8]))
  expect((await trainingOf(buying)).training).toMatchObject({ done: 8, next: null })
})

test('counts the own lessons of this course alone', async () => {
  const [buying, other] = [await signInBuyer(shop), await signInBuyer(shop)]
  await paidOrder(shop, buying)
  const finishedAt = shop.services.clock.now()
  await shop.services.db.insert(finishedLessons).values([
    { memberId: buying.memberId, courseIdx: 101, lesson: 1, finishedAt },
    { memberId: buying.memberId, courseIdx: 102, lesson: 2, finishedAt },
    { memberId: other.memberId, courseIdx: 101, lesson: 3, finishedAt },
  ])
  expect((await trainingOf(buying)).training).toMatchObject({ done: 1, next: 2 })
})

test('belongs to each member, and is not in the answers for everyone', async () => {
  const buying = await signInBuyer(shop)
  await paidOrder(shop, buying)
  expect(await trainingOf(await signInBuyer(shop))).toEqual({ is_buy: false, training: null })
  const detail = '/v1/lecture/intro/contents/101'
  const { content } = await buying.browser.call(courseDetail, detail, { token: buying.token })
  expect(content.individual.is_buy).toBe(false)
})

test('continues without a gap after another pass was bought, until the last one ends', async () => {
  const buying = await signInBuyer(shop)
  const pass = { kind: 'course', option: 101_003, quantity: 1 } as const
  await paidOrder(shop, buying, [pass])
  await paidOrder(shop, buying, [pass])
  expect((await trainingOf(buying)).training).toMatchObject({ from: '2026-11-21', until: '2027-05-20' })
  shop.pass(200 * day)
  expect(await trainingOf(buying)).toEqual({ is_buy: false, training: null })
})

test('begins with the extension at once when the earlier pass is refunded', async () => {
  const buying = await signInBuyer(shop)
  const today = shop.services.clock.today()
  const first = await paidOrder(shop, buying)
  await paidOrder(shop, buying)
  const act = { by: kim, reason: 'a test', account: undefined } as const
  await cancelAsOperator(shop.services, first, act)
  expect((await trainingOf(buying)).training).toMatchObject({ from: today, until: addDays(addMonths(today, 1), -1) })
})

describe('strangers', () => itRejectsStrangers(shop, courseTraining, address))
