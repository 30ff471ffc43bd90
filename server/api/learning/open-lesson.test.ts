import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openLesson } from '#contract/content/learning.ts'
import { members } from '#server/db/schema/members.ts'
import { cancelAsOperator } from '#server/operator/orders.ts'
import { sandboxLearning } from '#server/sandbox/learning/records.ts'
import { kim } from '#tests/support/server/operators.ts'
import { paidOrder, signInBuyer } from '#tests/support/server/orders.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = '/v1/lecture/launch'
const lesson = { course: 101, lesson: 1 }

test('gives a member in training another ticket each time, for two minutes', async () => {
  const buying = await signInBuyer(shop)
  await paidOrder(shop, buying)
  const { token, browser } = buying
  const open = async () => (await browser.call(openLesson, address, { token, body: lesson })).content
  const [one, other] = [await open(), await open()]
  expect(one.ticket).not.toBe(other.ticket)
  expect(Date.parse(one.expires_at) - shop.services.clock.now().getTime()).toBeLessThanOrEqual(120_000)
})

test('knows no lesson for a member without access, after a refund, and beyond the last lesson', async () => {
  const buying = await signInBuyer(shop)
  const { token, browser } = buying
  const refused = async (body: object) => {
    const { status, code } = await browser.expectError('POST', address, { token, body })
    return [status, code]
  }
  expect(await refused(lesson)).toEqual([404, 'PR10004404'])
  const number = await paidOrder(shop, buying)
  expect(await refused({ ...lesson, lesson: 99 })).toEqual([404, 'PR10004404'])
  expect(await refused({ ...lesson, lesson: 0 })).toEqual([400, 'PR10002400'])
  await cancelAsOperator(shop.services, number, {
    by: kim,
    reason: 'a test',
    account: undefined,
  })
  expect(await refused(lesson)).toEqual([404, 'PR10004404'])
})

test('opens an exam only for a member whose identity is verified', async () => {
  const buying = await signInBuyer(shop)
  await paidOrder(shop, buying)
  const { token, browser, memberId } = buying
  const { db } = shop.services
  const exam = { course: 101, lesson: 8 }
  const verify = (isIdentityVerified: boolean) =>
    db.update(members).set({ isIdentityVerified }).where(eq(members.id, memberId))
  await verify(false)
  const refused = await browser.expectError('POST', address, { token, body: exam })
  expect(`${refused.status} ${refused.code}`).toBe('404 MB12101404')
  // Every other lesson opens.
  expect((await browser.call(openLesson, address, { token, body: lesson })).content.ticket).toMatch(/^[\w-]{16,}$/)
  await verify(true)
  expect((await browser.call(openLesson, address, { token, body: exam })).content.ticket).toMatch(/^[\w-]{16,}$/)
})

test('says of an exam to a member without access that there is none', async () => {
  const { token, browser, memberId } = await signInBuyer(shop)
  await shop.services.db.update(members).set({ isIdentityVerified: false }).where(eq(members.id, memberId))
  expect(await browser.expectError('POST', address, { token, body: { course: 101, lesson: 8 } })).toMatchObject({
    code: 'PR10004404',
  })
})

test('asks to try again while the learning system does not answer', async () => {
  const buying = await signInBuyer(shop)
  await paidOrder(shop, buying)
  await sandboxLearning(shop.services).put(buying.memberId, 101, { isAway: true, lessons: [] })
  const { browser, token } = buying
  expect(await browser.expectError('POST', address, { token, body: lesson })).toMatchObject({ status: 503 })
})

describe('strangers', () => itRejectsStrangers(shop, openLesson, address, lesson))
