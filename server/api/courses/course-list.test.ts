import { describe, expect, test } from 'vitest'
import { courseList } from '#contract/courses/course-calls.ts'
import { today, tomorrow } from '#tests/support/server/sample-catalogue.ts'
import { expectFieldError, itRejectsBadPaging } from '#tests/support/server/shared-tests.ts'
import { sampleShop, shopOn } from '#tests/support/server/shop.ts'

const address = '/v1/lecture/intro/contents'
const shop = await sampleShop()

/** Numbers of the courses on the page of `query`, in order. */
async function listed(query: string): Promise<number[]> {
  const { content } = await shop.call(courseList, `${address}?${query}`)
  return content.map((course) => course.idx)
}

const workshopsNewestFirst = [308, 307, 306, 305, 304, 303, 302, 301]

test('answers everything that a card shows', async () => {
  const { content } = await shop.call(courseList, `${address}?page_size=1`)
  expect(content).toEqual([
    {
      idx: 101,
      category: { code: 'healthcare', classification: 'Nursing skills', name: 'Health & care' },
      title: 'IV "insertion" <hands on>',
      summary: 'One sentence',
      thumbnail: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{8}\/ward\.svg$/),
      loop: expect.stringMatching(/^\/media\/loops\/[0-9a-f]{8}\/infusion\.svg$/),
      keyword: ['cannula'],
      curriculum: { count: 8, free_count: 2, minutes: 121 },
      amt: 45_000,
      price: { now: 20_000, regular: 45_000, rate: 56, from: true },
      months: [1, 3],
      individual: { is_exist: true },
      group: { is_exist: true },
      is_new: true,
      opens_on: '2026-11-01',
    },
  ])
})

test('answers in Korean on request', async () => {
  const { content } = await shop.call(courseList, `${address}?page_size=1`, 'ko')
  expect(content).toMatchObject([
    {
      title: '정맥주사 놓기',
      summary: '한 문장 소개',
      keyword: ['수액'],
      category: { code: 'healthcare', classification: '간호 술기', name: '의료 & 간호' },
    },
  ])
})

describe('pages', () => {
  test('are ten courses for individuals, newest first, by default', async () => {
    const { content, page_info } = await shop.call(courseList, address)
    expect(content.map((course) => course.idx)).toEqual([101, 201, 202, ...workshopsNewestFirst.slice(0, 7)])
    expect(page_info).toEqual({ request_page: 1, request_size: 10, total_pages: 2, total_size: 11 })
  })

  test('continue where the previous one ended', async () => {
    const { content, page_info } = await shop.call(courseList, `${address}?page_index=2`)
    expect(content.map((course) => course.idx)).toEqual([301])
    expect(page_info).toEqual({ request_page: 2, request_size: 10, total_pages: 2, total_size: 11 })
  })

  test('have the requested size', async () => {
    const { content, page_info } = await shop.call(courseList, `${address}?page_index=2&page_size=3`)
    expect(content.map((course) => course.idx)).toEqual([308, 307, 306])
    expect(page_info).toEqual({ request_page: 2, request_size: 3, total_pages: 4, total_size: 11 })
  })

  test('are empty beyond the last', async () => {
    const { content, page_info } = await shop.call(courseList, `${address}?page_index=1000000&page_size=100`)
    expect(content).toEqual([])
    expect(page_info).toEqual({ request_page: 1_000_000, request_size: 100, total_pages: 1, total_size: 11 })
  })

  test('are none when nothing is found', async () => {
    const { content, page_info } = await shop.call(courseList, `${address}?title=astronaut`)
    expect(content).toEqual([])
    expect(page_info).toEqual({ request_page: 1, request_size: 10, total_pages: 0, total_size: 0 })
  })
})

describe('member_type', () => {
  test('IDV, the default, finds courses for individuals', async () => {
    const individual = [101, 201, 202, ...workshopsNewestFirst]
    expect(await listed('page_size=100&member_type=IDV')).toEqual(individual)
    expect(await listed('page_size=100')).toEqual(individual)
  })

  test('GRP finds courses for groups', async () => {
    expect(await listed('member_type=GRP')).toEqual([101, 202, 102])
  })

  test('ALL finds both', async () => {
    expect(await listed('member_type=ALL&page_size=100')).toEqual([101, 201, 202, 102, ...workshopsNewestFirst])
  })
})

describe('a category', () => {
  test.each(['healthcare', '의료 & 간호', 'Health & care'])('is found as %s', async (name) => {
    expect(await listed(`member_type=ALL&ctg_name=${encodeURIComponent(name)}`)).toEqual([101, 102])
  })

  test('that does not exist has no courses', async () => {
    expect(await listed('ctg_name=cooking')).toEqual([])
  })
})

describe('a classification', () => {
  test.each(['emergency', '응급 처치', 'Emergency care'])('is found as %s', async (name) => {
    expect(await listed(`member_type=ALL&cfc_name=${encodeURIComponent(name)}`)).toEqual([102])
  })

  test('counts only within the category', async () => {
    expect(await listed('member_type=ALL&ctg_name=safety&cfc_name=emergency')).toEqual([])
    expect(await listed('member_type=ALL&ctg_name=safety&cfc_name=plant')).toEqual([201])
  })
})

describe('a title', () => {
  test.each([
    ['a part of a Korean title', '맥주', [101]],
    ['a part of an English title, in any case', 'FORK', [201]],
    ['a Korean title without its spaces', '정맥주사놓기', [101]],
    ['a keyword', '수액', [101]],
    ['words of both languages', '지게차 truck', [201]],
    ['an ampersand', '& reach', [201]],
    ['blanks around it', '  fork  ', [201]],
    ['a wild card, which is none', '%', []],
  ])('is found by %s', async (_, title, expected) => {
    expect(await listed(`title=${encodeURIComponent(title)}`)).toEqual(expected)
  })

  test('is counted as it is listed, page by page', async () => {
    const { content, page_info } = await shop.call(courseList, `${address}?title=welding&page_size=5&page_index=2`)
    expect(content.map((course) => course.idx)).toEqual([303, 302, 301])
    expect(page_info).toMatchObject({ total_pages: 2, total_size: 8 })
  })

  test('with a character that the database cannot store is refused', () =>
    expectFieldError(shop, `${address}?title=a%00b`, 'title'))
})

describe('the order', () => {
  const query = 'member_type=ALL&page_size=100'

  test('new: by opening day, latest first', async () => {
    expect(await listed(`${query}&sort=new`)).toEqual([101, 201, 202, 102, ...workshopsNewestFirst])
  })

  test('popular: most learners first', async () => {
    expect(await listed(`${query}&sort=popular`)).toEqual([102, 201, 101, 202, ...workshopsNewestFirst])
  })

  test('lessons: longest first', async () => {
    expect(await listed(`${query}&sort=lessons`)).toEqual([202, 102, 101, ...workshopsNewestFirst, 201])
  })

  test('price: cheapest today first, prices by inquiry last', async () => {
    const workshops = workshopsNewestFirst.toReversed()
    expect(await listed(`${query}&sort=price`)).toEqual([202, 101, ...workshops, 201, 102])
  })
})

test('shows a price by inquiry as none', async () => {
  const { content } = await shop.call(courseList, `${address}?member_type=GRP&title=emergency%20room`)
  expect(content).toMatchObject([{ idx: 102, amt: 0, price: null, months: [], individual: { is_exist: false } }])
})

test('leaves out courses that are coming soon', async () => {
  expect(await listed('member_type=ALL&page_size=100')).not.toContain(103)
  expect(await listed('title=resuscitation')).toEqual([])
})

describe('invalid input', () => {
  itRejectsBadPaging(shop, address)

  test.each([
    ['member_type', 'XYZ'],
    ['member_type', ''],
    ['sort', 'dearest'],
    ['title', 'a'.repeat(51)],
    ['ctg_name', 'a'.repeat(61)],
    ['cfc_name', 'a'.repeat(61)],
    ['ctg_name', '%00'],
    ['cfc_name', '%00'],
  ])('refuses %s=%s, naming it', (field, value) => expectFieldError(shop, `${address}?${field}=${value}`, field))
})

describe('on another day', () => {
  async function listedOn(day: string, title: string) {
    const { content } = await (await shopOn(shop.database, day)).call(courseList, `${address}?title=${title}`)
    return content
  }

  test('a special price ends with its last day', async () => {
    expect((await listedOn(today, 'cannula'))[0]?.price).toEqual({ now: 20_000, regular: 45_000, rate: 56, from: true })
    expect((await listedOn(tomorrow, 'cannula'))[0]?.price).toEqual({
      now: 30_000,
      regular: 45_000,
      rate: 33,
      from: true,
    })
  })

  test('a course is new for thirty days', async () => {
    expect(await listedOn('2026-10-21', 'forklift')).toMatchObject([{ is_new: true }])
    expect(await listedOn('2026-10-22', 'forklift')).toMatchObject([{ is_new: false }])
  })

  test('a course is listed from its opening day on', async () => {
    expect(await listedOn('2026-12-09', 'resuscitation')).toEqual([])
    expect(await listedOn('2026-12-10', 'resuscitation')).toMatchObject([{ idx: 103, is_new: true }])
  })
})
