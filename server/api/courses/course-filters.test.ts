import { describe, expect, test } from 'vitest'
import { courseCategories, courseFilterCounts, courseList } from '#contract/courses/course-calls.ts'
import { courseFilters } from '#contract/courses/course-filters.ts'
import { expectFieldError } from '#tests/support/server/shared-tests.ts'
import { deliveredShop, shopOn } from '#tests/support/server/shop.ts'

const day = '2026-11-25'
const shop = await deliveredShop(day)

async function listed(query: string) {
  const { content, page_info } = await shop.call(
    courseList,
    `${courseList.path}?member_type=ALL&page_size=100&${query}`,
  )
  return { courses: content, total: page_info?.total_size }
}

async function counted(query: string) {
  return (await shop.call(courseFilterCounts, `${courseFilterCounts.path}?member_type=ALL&${query}`)).content
}

describe('the list', () => {
  test('filters by the lowest price of today', async () => {
    const { courses } = await listed('price=under-40000')
    expect(courses.length).toBeGreaterThan(0)
    for (const { price } of courses) expect(price?.now).toBeLessThan(40_000)
    const { courses: onInquiry } = await listed('price=inquiry')
    expect(onInquiry.length).toBeGreaterThan(0)
    expect(onInquiry.every(({ price }) => price === null)).toBe(true)
  })

  test('filters by the length of all lessons, each course in one band', async () => {
    const bands = await Promise.all(['under-4', 'under-6', 'from-6'].map((band) => listed(`length=${band}`)))
    expect(bands[0]?.courses.every(({ curriculum }) => curriculum.minutes < 240)).toBe(true)
    expect(bands[2]?.courses.every(({ curriculum }) => curriculum.minutes >= 360)).toBe(true)
    expect(bands.reduce((sum, { total }) => sum + (total ?? 0), 0)).toBe((await listed('')).total)
  })

  test('lists a course with an optional headset with and without one', async () => {
    const numbers = async (query: string) => (await listed(query)).courses.map(({ idx }) => idx)
    expect(await numbers('equipment=no-headset')).toContain(401)
    expect(await numbers('equipment=headset')).toContain(401)
    // Hovering a helicopter needs a headset, the forklift a wheel.
    expect(await numbers('equipment=no-headset')).not.toContain(205)
    expect(await numbers('equipment=wheel')).toEqual([403])
  })

  test('filters by campaigns that last until today', async () => {
    const during = await listed('campaign=yes')
    expect(during.courses.map(({ idx }) => idx)).toContain(401)
    const later = await shopOn(shop.database, '2027-03-01')
    const after = await later.call(courseList, `${courseList.path}?member_type=ALL&campaign=yes`)
    expect(after.content).toEqual([])
  })

  test.each(['price=cheap', 'length=4', 'equipment=pc', 'free=1', 'campaign=true'])(
    'refuses %s, naming the field',
    async (query) => {
      await expectFieldError(shop, `${courseList.path}?${query}`, query.split('=')[0] ?? '')
    },
  )
})

describe('the counts', () => {
  test.each([
    '',
    'ctg_name=safety',
    'price=under-70000&equipment=no-headset',
    'title=%EC%9A%A9%EC%A0%91&length=from-6',
  ])('are what choosing each value lists, with the other filters as they are: %s', async (query) => {
    const counts = await counted(query)
    for (const name of ['price', 'length', 'equipment', 'free', 'campaign'] as const) {
      for (const value of courseFilters[name].options) {
        const others = query.split('&').filter((each) => !each.startsWith(`${name}=`))
        const { total } = await listed([...others, `${name}=${value}`].join('&'))
        expect(Object.entries(counts[name]).find(([each]) => each === value)?.[1], `${name} ${value}`).toBe(total)
      }
    }
  })

  test('limit the numbers of the categories as well', async () => {
    const { content } = await shop.call(courseCategories, `${courseCategories.path}?equipment=wheel`)
    expect(content.filter(({ count }) => count.ALL > 0).map(({ code, count }) => [code, count.ALL])).toEqual([
      ['safety', 1],
    ])
  })
})
