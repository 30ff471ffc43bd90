import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { faqCategories, faqList, suggestedQuestions } from '#contract/content/faq.ts'
import { faqs } from '#server/db/schema/boards.ts'
import { expectFieldError } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const address = '/v1/board/faq'
const shop = await sampleShop()

async function listed(query = ''): Promise<number[]> {
  const { content } = await shop.call(faqList, `${address}${query}`)
  return content.map(({ idx }) => idx)
}

test('lists the questions in the order of the folder', async () => {
  expect(await listed()).toEqual([3, 1, 2])
})

test('answers everything about a question, with rich text reduced to bold text and links', async () => {
  const { content } = await shop.call(faqList, address)
  expect(content[0]).toEqual({
    idx: 3,
    category: { code: 'account', name: 'Account' },
    title: 'Password?',
    description: 'An answer to <a href="/cs/inquiry" rel="noopener">Password</a>',
    created_at: '2026-10-01',
    updated_at: '2026-11-01',
  })
  const { content: korean } = await shop.call(faqList, address, 'ko')
  expect(korean[0]).toMatchObject({ category: { name: '계정' }, title: 'Password 질문', description: '답 하나' })
})

test('also reduces the rich text of a row that no import has written', async () => {
  const description = { ko: '<img src=x onerror=x()>글', en: '<img src=x onerror=x()>text' }
  await shop.database.db.update(faqs).set({ description }).where(eq(faqs.idx, 2))
  const { content } = await shop.call(faqList, address)
  expect(content.at(-1)?.description).toBe('text')
})

test('shows one category, and none of an unknown one', async () => {
  expect(await listed('?ctg_code=payment')).toEqual([1, 2])
  expect(await listed('?ctg_code=nothing')).toEqual([])
})

test('finds words of the question or its answer, in either language, but not those of its markup', async () => {
  expect(await listed('?title=refund')).toEqual([1])
  expect(await listed('?title=ANSWER')).toEqual([3, 1, 2])
  expect(await listed(`?title=${encodeURIComponent('질문 receipt')}`)).toEqual([2])
  expect(await listed('?title=href')).toEqual([])
  expect(await listed('?title=refund&ctg_code=account')).toEqual([])
})

test.each([
  ['ctg_code', ''],
  ['ctg_code', 'x'.repeat(41)],
  ['title', 'x'.repeat(51)],
])('refuses %s=%s, naming it', async (field, value) => {
  await expectFieldError(shop, `${address}?${field}=${value}`, field)
})

test('counts the questions of each category, in the order of the folder', async () => {
  const { content } = await shop.call(faqCategories, `${address}/category`, 'ko')
  expect(content).toEqual([
    { code: 'account', name: '계정', count: 1 },
    { code: 'payment', name: '결제', count: 2 },
  ])
})

test('suggests the questions with a place for it, in the order of these places', async () => {
  const suggested = async (locale: 'ko' | 'en') =>
    (await shop.call(suggestedQuestions, `${address}/suggested`, locale)).content
  expect(await suggested('en')).toEqual([
    { idx: 2, title: 'Receipt?' },
    { idx: 3, title: 'Password?' },
  ])
  expect(await suggested('ko')).toMatchObject([{ idx: 2 }, { idx: 3, title: 'Password 질문' }])
})
