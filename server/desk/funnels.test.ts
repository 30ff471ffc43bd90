import { describe, expect, test } from 'vitest'
import { emptySearchList, flowFunnel } from '#contract/desk/funnels.ts'
import { deskOf } from '#tests/support/server/desk.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { emptySearches, flowCounts } from '../db/schema/visit-counts.ts'

const shop = await sampleShop('2026-11-21')
const { db } = shop.services
const { browser } = await deskOf(shop).operator('funnels', ['viewer'])
const days = 'from=2026-11-01&until=2026-11-21'

await db.insert(flowCounts).values([
  { day: '2026-10-31', flow: 'login', state: 'begin', layout: 'desktop', locale: 'ko', entered: 1_000 },
  { day: '2026-11-01', flow: 'login', state: 'begin', layout: 'desktop', locale: 'ko', entered: 7 },
  { day: '2026-11-21', flow: 'login', state: 'begin', layout: 'mobile', locale: 'ko', entered: 30 },
  { day: '2026-11-21', flow: 'login', state: 'begin', layout: 'mobile', locale: 'en', entered: 200 },
  { day: '2026-11-21', flow: 'login', state: 'signedIn', layout: 'mobile', locale: 'en', entered: 5 },
  { day: '2026-11-21', flow: 'inquiry', state: 'begin', layout: 'mobile', locale: 'en', entered: 60 },
  { day: '2026-11-22', flow: 'login', state: 'begin', layout: 'desktop', locale: 'ko', entered: 4_000 },
])
await db.insert(emptySearches).values([
  { day: '2026-10-31', term: 'quantum', locale: 'ko', times: 50 },
  { day: '2026-11-01', term: 'quantum', locale: 'ko', times: 1 },
  { day: '2026-11-19', term: 'quantum', locale: 'en', times: 2 },
  { day: '2026-11-21', term: 'rare', locale: 'ko', times: 2 },
  { day: '2026-11-20', term: 'rocket', locale: 'ko', times: 9 },
])

describe('the funnel of a flow', () => {
  const funnel = async (more = '') =>
    (await browser.call(flowFunnel, `/v1/desk/figures/funnel?flow=login&${days}${more}`)).content

  test('adds up the days of a period, both included', async () => {
    expect(await funnel()).toEqual([
      { state: 'begin', entered: 237 },
      { state: 'signedIn', entered: 5 },
    ])
  })

  test.each([
    ['&layout=desktop', 7],
    ['&layout=mobile', 230],
    ['&locale=ko', 37],
    ['&layout=mobile&locale=en', 200],
  ])('counts only %s', async (more, began) => {
    expect((await funnel(more)).find(({ state }) => state === 'begin')?.entered).toBe(began)
  })

  test('refuses a flow that does not exist, and a period that ends before it begins', async () => {
    for (const query of [`flow=hacking&${days}`, 'flow=login&from=2026-11-02&until=2026-11-01'])
      expect(await browser.expectError('GET', `/v1/desk/figures/funnel?${query}`)).toMatchObject({ code: 'PR10002400' })
  })
})

describe('searches without a result', () => {
  const searches = async (more = '') => browser.call(emptySearchList, `/v1/desk/figures/empty-searches?${days}${more}`)

  test('are listed from three times on, the most frequent first, with the last day', async () => {
    const { content, page_info } = await searches()
    expect(content).toEqual([
      { term: 'rocket', times: 9, last_day: '2026-11-20' },
      { term: 'quantum', times: 3, last_day: '2026-11-19' },
    ])
    expect(page_info).toMatchObject({ total_size: 2 })
  })

  test('are rare in one language when they are frequent in both', async () => {
    expect((await searches('&locale=ko')).content.map(({ term }) => term)).toEqual(['rocket'])
    expect((await searches('&locale=en')).content).toEqual([])
  })

  test('come page by page', async () => {
    const { content, page_info } = await searches('&page_index=2&page_size=1')
    expect(content.map(({ term }) => term)).toEqual(['quantum'])
    expect(page_info).toMatchObject({ total_pages: 2 })
  })
})
