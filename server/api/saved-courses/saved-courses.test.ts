import { describe, expect, test } from 'vitest'
import { changeSavedCourses, savedCourses } from '#contract/courses/saved-courses.ts'
import { type BuyerSession, signInBuyer } from '#tests/support/server/orders.ts'
import { itRejectsStrangers } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = '/v1/member/my/saved-courses'

const read = async ({ browser, token }: BuyerSession) => (await browser.call(savedCourses, address, { token })).content
const change = async ({ browser, token }: BuyerSession, body: { put?: number[]; remove?: number[] }) =>
  (await browser.call(changeSavedCourses, address, { token, body })).content
/** So many numbers from `first` on. */
const numbers = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index)

describe("the member's saved courses", () => {
  itRejectsStrangers(shop, savedCourses, address)

  test('stand in the order in which they were saved, each once', async () => {
    const member = await signInBuyer(shop)
    expect(await read(member)).toEqual([])
    await change(member, { put: [403, 401] })
    expect(await change(member, { put: [101, 403, 101] })).toEqual([403, 401, 101])
    expect(await read(member)).toEqual([403, 401, 101])
  })

  test('are removed, and a repeated removal counts as done', async () => {
    const member = await signInBuyer(shop)
    await change(member, { put: [403, 401, 101] })
    expect(await change(member, { remove: [401] })).toEqual([403, 101])
    expect(await change(member, { remove: [401, 999] })).toEqual([403, 101])
  })

  test('belong to one member', async () => {
    const [one, other] = [await signInBuyer(shop), await signInBuyer(shop)]
    await change(one, { put: [101] })
    await change(other, { remove: [101] })
    expect(await read(one)).toEqual([101])
    expect(await read(other)).toEqual([])
  })

  test('lose and double nothing when the list of a browser is added, even twice', async () => {
    const member = await signInBuyer(shop)
    await change(member, { put: [403, 401] })
    expect(await change(member, { put: [101, 401] })).toEqual([403, 401, 101])
    expect(await change(member, { put: [101, 401] })).toEqual([403, 401, 101])
  })

  test('are fifty at most: a fifty-first changes nothing', async () => {
    const member = await signInBuyer(shop)
    await change(member, { put: numbers(49) })
    expect(await change(member, { put: [50] })).toHaveLength(50)
    const refused = await member.browser.expectError('PUT', address, { token: member.token, body: { put: [51] } })
    expect(refused).toMatchObject({ status: 409, code: 'PR20017409' })
    expect(await read(member)).toEqual(numbers(50))
    expect(await change(member, { put: [51], remove: [1] })).toEqual(numbers(50, 2))
  })

  test('are fifty at most for two changes at once', async () => {
    const member = await signInBuyer(shop)
    await change(member, { put: numbers(49) })
    const both = await Promise.allSettled([change(member, { put: [60] }), change(member, { put: [61] })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await read(member)).toHaveLength(50)
  })

  test.each([{ put: numbers(51) }, { put: [0] }, { put: ['x'] }, { remove: [1.5] }])(
    'are changed by numbers of courses alone: %o',
    async (body) => {
      const member = await signInBuyer(shop)
      const refused = await member.browser.expectError('PUT', address, { token: member.token, body })
      expect(refused).toMatchObject({ status: 400, code: 'PR10002400' })
      expect(await read(member)).toEqual([])
    },
  )
})
