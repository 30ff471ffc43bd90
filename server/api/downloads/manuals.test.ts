import { describe, expect, test } from 'vitest'
import { clientFile, manualCategories, manualList } from '#contract/content/downloads.ts'
import { signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const list = (query = '', locale: 'ko' | 'en' = 'en') => shop.call(manualList, `/v1/manual${query}`, locale)
const titles = async (query: string, locale?: 'ko' | 'en') =>
  (await list(query, locale)).content.map(({ title }) => title)

describe('manualList', () => {
  test('lists manuals in their order, in the language of the call', async () => {
    const { content, page_info } = await list('', 'ko')
    expect(content).toMatchObject([
      {
        idx: 1,
        category: { code: 'client', name: '실습 프로그램' },
        title: '설치하기',
        file: { name: '설치하기.pdf', size: Buffer.byteLength('contents of 설치하기.pdf') },
        pages: 2,
        updated_on: '2026-10-15',
      },
      { idx: 2, title: '주사 안내서' },
    ])
    expect(page_info).toEqual({ request_page: 1, request_size: 10, total_pages: 1, total_size: 2 })
    expect(await titles('')).toEqual(['Installing', 'Guide to needles'])
  })

  test('filters by category', async () => {
    expect(await titles('?category=content')).toEqual(['Guide to needles'])
    expect(await titles('?category=program')).toEqual([])
  })

  test.each(['install', 'SETUP', '설치', '프로그램'])(
    'finds %j in titles and keywords of both languages',
    async (term) => {
      expect(await titles(`?title=${encodeURIComponent(term)}`)).toEqual(['Installing'])
    },
  )

  test('finds the manuals with every word, or else those with some of them', async () => {
    expect(await titles('?title=guide%20needles')).toEqual(['Guide to needles'])
    expect(await titles('?title=guide%20installing')).toEqual(['Installing', 'Guide to needles'])
  })

  test('pages the list', async () => {
    const { content, page_info } = await list('?page_size=1&page_index=2')
    expect(content.map(({ idx }) => idx)).toEqual([2])
    expect(page_info).toMatchObject({ request_page: 2, total_pages: 2, total_size: 2 })
  })

  test.each([
    ['?category=content', 1],
    ['?category=program', 0],
    ['?title=guide', 1],
  ])('counts the manuals that %s finds', async (query, total) => {
    expect((await list(query)).page_info?.total_size).toBe(total)
  })

  test('refuses an unknown category, naming the field', async () => {
    const { status, content } = await shop.browser().expectError('GET', '/v1/manual?category=video')
    expect([status, content.field]).toEqual([400, 'category'])
  })
})

test('counts the manuals of every category, also of an empty one', async () => {
  const { content } = await shop.call(manualCategories, '/v1/manual/category', 'en')
  expect(content).toEqual([
    { code: 'client', name: 'Training app', count: 1 },
    { code: 'content', name: 'Courses', count: 1 },
    { code: 'program', name: 'Additional programs', count: 0 },
  ])
})

test('describes the client, and members download its file and a manual under their own names', async () => {
  const { content: client } = await shop.call(clientFile, '/v1/client-file', 'en')
  expect(client).toMatchObject({ version: '2.4.0', released_on: '2026-10-15' })
  const { content: manuals } = await list('', 'ko')
  const { browser, token } = await signInBuyer(shop)
  const download = (attachment_id: string) =>
    browser.request('POST', '/v1/download/attachments', { token, body: { attachment_id } })
  expect(await (await download(client?.file.id ?? '')).text()).toBe('contents of Setup.zip')
  const manual = await download(manuals[0]?.file.id ?? '')
  expect(manual.headers.get('Content-Disposition')).toContain(encodeURIComponent('설치하기.pdf'))
  expect(await manual.text()).toBe('contents of 설치하기.pdf')
})
