import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { courseNotices as endpoint } from '#contract/courses/course-detail.ts'
import { courseNotices, courses } from '#server/db/schema/courses.ts'
import { itRejectsBadPaging, itRejectsUnknownCourses } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const address = (number: number | string) => `/v1/lecture/intro/contents/${number}/notice`
const shop = await sampleShop()

test('shows five: the pinned one, then the newest', async () => {
  const { content, page_info } = await shop.call(endpoint, address(101))
  expect(content.map((notice) => notice.idx)).toEqual([10_105, 10_106, 10_107, 10_104, 10_103])
  expect(page_info).toEqual({ request_page: 1, request_size: 5, total_pages: 2, total_size: 7 })
})

test('continues with the others', async () => {
  const { content, page_info } = await shop.call(endpoint, `${address(101)}?page_index=2`)
  expect(content.map((notice) => notice.idx)).toEqual([10_102, 10_101])
  expect(page_info).toEqual({ request_page: 2, request_size: 5, total_pages: 2, total_size: 7 })
})

test('numbers them from the oldest, on every page', async () => {
  const { content } = await shop.call(endpoint, `${address(101)}?page_size=100`)
  expect(content.map(({ number, created_at }) => [number, created_at])).toEqual([
    [5, '2026-11-04'],
    [7, '2026-11-12'],
    [6, '2026-11-05'],
    [4, '2026-11-03'],
    [3, '2026-11-02'],
    [2, '2026-11-02'],
    [1, '2026-11-01'],
  ])
  const { content: second } = await shop.call(endpoint, `${address(101)}?page_index=2`)
  expect(second.map((notice) => notice.number)).toEqual([2, 1])
})

test('answers everything about a notice, in either language', async () => {
  const { content: english } = await shop.call(endpoint, `${address(101)}?page_size=1`)
  expect(english).toEqual([
    {
      idx: 10_105,
      number: 5,
      category: 'guides',
      title: 'Notice 10105',
      text: 'Text',
      author: 'Shop team',
      view: 5,
      top: true,
      created_at: '2026-11-04',
      attachments: [{ id: expect.stringMatching(/^[0-9a-f]{32}$/), name: 'Checklist.pdf', size: 25 }],
    },
  ])
  const { content: korean } = await shop.call(endpoint, `${address(101)}?page_size=1`, 'ko')
  expect(korean).toMatchObject([
    { title: '공지 10105', text: '내용', author: '운영팀', attachments: [{ name: '점검표 1.pdf' }] },
  ])
})

test('reduces rich text to bold text and links', async () => {
  const textIn = async (locale: 'ko' | 'en') => {
    const { content } = await shop.call(endpoint, `${address(101)}?page_size=100`, locale)
    return content.find((notice) => notice.idx === 10_104)?.text
  }
  expect(await textIn('ko')).toBe('굵은 <strong>글</strong>')
  expect(await textIn('en')).toBe('A <strong>bold</strong> word')
})

/** A page that no other test reads: what was read is kept until an import, and these tests write rows by themselves. */
const neverRead = (size: number) => `?page_size=${size}`

test('also reduces the rich text of a row that no import has written', async () => {
  const text = { ko: '<img src=x onerror=x()>글', en: '<img src=x onerror=x()>text' }
  await shop.database.db.update(courseNotices).set({ text }).where(eq(courseNotices.idx, 10_101))
  const { content } = await shop.call(endpoint, `${address(101)}${neverRead(50)}`)
  expect(content.at(-1)).toMatchObject({ idx: 10_101, text: 'text' })
})

test('keeps the category of each', async () => {
  const { content } = await shop.call(endpoint, `${address(101)}?page_size=100`)
  expect(content.map((notice) => notice.category)).toEqual([
    'guides',
    'notice',
    'issue',
    'notice',
    'updates',
    'notice',
    'notice',
  ])
})

test('is an empty list beyond the last page', async () => {
  const { content, page_info } = await shop.call(endpoint, `${address(101)}?page_index=3`)
  expect(content).toEqual([])
  expect(page_info).toEqual({ request_page: 3, request_size: 5, total_pages: 2, total_size: 7 })
})

test('is an empty list for a course without notices', async () => {
  const { content, page_info } = await shop.call(endpoint, address(102))
  expect(content).toEqual([])
  expect(page_info).toEqual({ request_page: 1, request_size: 5, total_pages: 0, total_size: 0 })
})

describe('invalid input', () => {
  itRejectsBadPaging(shop, address(101))
  itRejectsUnknownCourses(shop, 'id', address)
})

test('finds no notice of a withdrawn course', async () => {
  const withdraw = (isWithdrawn: boolean) =>
    shop.database.db.update(courses).set({ isWithdrawn }).where(eq(courses.idx, 101))
  await withdraw(true)
  expect(await shop.expectError(`${address(101)}${neverRead(51)}`)).toMatchObject({ status: 404, code: 'PR10004404' })
  await withdraw(false)
})
