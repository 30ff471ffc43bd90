import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseSummaries } from '#contract/courses/course-calls.ts'
import { courses } from '#server/db/schema/courses.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db } = shop.services
const path = '/v1/lecture/intro/contents/summaries'

const read = async (ids: string, locale: 'en' | 'ko' = 'en') =>
  (await shop.browser().call(courseSummaries, `${path}?ids=${ids}`, { locale })).content

test('lists courses in the order of their numbers, each once, in the language of the call', async () => {
  expect((await read('302,101,302')).map(({ idx }) => idx)).toEqual([302, 101])
  expect((await read('101', 'ko'))[0]?.title).toBe('정맥주사 놓기')
})

test('leaves out what is gone or never was, and keeps what is coming soon', async () => {
  await db.update(courses).set({ isWithdrawn: true }).where(eq(courses.idx, 308))
  await db.update(courses).set({ opensOn: '2026-11-22' }).where(eq(courses.idx, 307))
  expect((await read('308,999999999,307,101')).map(({ idx }) => idx)).toEqual([307, 101])
})

test('names the option of a course that is bought without a choice', async () => {
  // Two passes and a kit; for teams; in a partner's mall; one pass; one pass of a course that is not open yet.
  await db.update(courses).set({ opensOn: '2026-11-22' }).where(eq(courses.idx, 302))
  const named = (await read('101,102,202,301,302')).map(({ idx, only_option }) => [idx, only_option])
  expect(named).toEqual([
    [101, null],
    [102, null],
    [202, null],
    [301, 301_001],
    [302, null],
  ])
})

test('names no option after the last day of a course', async () => {
  await db.update(courses).set({ availableUntil: '2026-11-21' }).where(eq(courses.idx, 303))
  expect((await read('303'))[0]?.only_option).toBe(303_001)
  await db.update(courses).set({ availableUntil: '2026-11-20' }).where(eq(courses.idx, 303))
  expect((await read('303'))[0]?.only_option).toBeNull()
})

test.each(['', '0', '1,,2', '1_2', Array.from({ length: 51 }, () => '101').join(',')])(
  'rejects what is no list of numbers: %j',
  async (ids) => {
    const refused = await shop.browser().expectError('GET', `${path}?ids=${ids}`)
    expect(refused).toMatchObject({ status: 400, code: 'PR10002400' })
  },
)

test('takes fifty numbers', async () => {
  expect(await read(Array.from({ length: 50 }, (_, index) => 301 + index).join(','))).not.toEqual([])
})
