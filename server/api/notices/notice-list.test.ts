import { describe, expect, test } from 'vitest'
import { noticeCategories, noticeList } from '#contract/content/notices.ts'
import { expectFieldError, itRejectsBadPaging } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const address = '/v1/board/notice/whole'
const shop = await sampleShop()

/** Numbers of the listed notices. */
async function listed(query = ''): Promise<number[]> {
  const { content } = await shop.call(noticeList, `${address}${query}`)
  return content.map(({ idx }) => idx)
}

test('shows ten: the pinned ones, then the latest', async () => {
  const { content, page_info } = await shop.call(noticeList, address)
  expect(content.map(({ idx }) => idx)).toEqual([7, 2, 12, 11, 10, 9, 8, 6, 5, 4])
  expect(page_info).toEqual({ request_page: 1, request_size: 10, total_pages: 2, total_size: 12 })
})

test('continues with the others', async () => {
  expect(await listed('?page_index=2')).toEqual([3, 1])
})

test('is an empty list beyond the last page', async () => {
  const { content, page_info } = await shop.call(noticeList, `${address}?page_index=1000000`)
  expect(content).toEqual([])
  expect(page_info).toEqual({ request_page: 1_000_000, request_size: 10, total_pages: 2, total_size: 12 })
})

test.each([
  [0, [7, 2, 12, 11, 10, 9, 8, 6, 5, 4, 3, 1]],
  [1, [2, 7, 1, 3, 4, 5, 6, 8, 9, 10, 11, 12]],
  [2, [7, 2, 3, 12, 11, 10, 9, 8, 6, 5, 4, 1]],
])('sorts by %i, the pinned ones first', async (sort, order) => {
  expect(await listed(`?sort=${sort}&page_size=100`)).toEqual(order)
  const pages = await Promise.all([1, 2, 3].map((page) => listed(`?sort=${sort}&page_size=5&page_index=${page}`)))
  expect(pages.flat()).toEqual(order)
})

test('shows one category', async () => {
  expect(await listed('?ctg_code=issue')).toEqual([12, 8, 4])
  expect(await listed('?ctg_code=guides&sort=2')).toEqual([3, 9, 6])
  const { content, page_info } = await shop.call(noticeList, `${address}?ctg_code=updates`)
  expect(content).toEqual([])
  expect(page_info?.total_size).toBe(0)
})

test('finds words of the title in either language, whatever the language of the call', async () => {
  expect(await listed('?title=MAINTENANCE')).toEqual([6])
  expect(await listed(`?title=${encodeURIComponent('점검')}`)).toEqual([6])
  expect(await listed(`?title=${encodeURIComponent('server 안내')}`)).toEqual([6])
  expect(await listed('?title=maintenance&ctg_code=issue')).toEqual([])
  expect(await listed('?title=%20')).toHaveLength(10)
})

test('answers everything about a notice but its text', async () => {
  const { content } = await shop.call(noticeList, `${address}?page_size=1`)
  expect(content).toEqual([
    {
      idx: 7,
      number: 7,
      category: 'notice',
      title: 'Notice 7',
      author: 'Shop team',
      view: 70,
      top: true,
      created_at: '2026-11-07',
      attachments: [{ id: expect.stringMatching(/^[0-9a-f]{32}$/), name: 'Checklist.pdf', size: 25 }],
    },
  ])
})

describe('invalid input', () => {
  itRejectsBadPaging(shop, address)

  test.each([
    ['sort', '3'],
    ['sort', 'views'],
    ['sort', ''],
    ['ctg_code', 'all'],
    ['ctg_code', ''],
    ['title', 'x'.repeat(51)],
  ])('refuses %s=%s, naming it', async (field, value) => {
    await expectFieldError(shop, `${address}?${field}=${value}`, field)
  })
})

describe('categories', () => {
  test('are named in the language of the call, with the number of notices in each', async () => {
    const { content } = await shop.call(noticeCategories, `${address}/category`)
    expect(content).toEqual([
      { code: 'notice', name: 'Notice', count: 6 },
      { code: 'guides', name: 'Guide', count: 3 },
      { code: 'issue', name: 'Issue', count: 3 },
      { code: 'updates', name: 'Update', count: 0 },
    ])
    const { content: korean } = await shop.call(noticeCategories, `${address}/category`, 'ko')
    expect(korean.map(({ name }) => name)).toEqual(['알림', '안내', '문제', '업데이트'])
  })

  test('count only what a search finds', async () => {
    const { content } = await shop.call(noticeCategories, `${address}/category?title=maintenance`)
    expect(content.map(({ count }) => count)).toEqual([0, 1, 0, 0])
  })
})
