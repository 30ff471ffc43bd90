import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { noticeDetail, viewNotice } from '#contract/content/notices.ts'
import { notices, noticeViews } from '#server/db/schema/boards.ts'
import { deleteExpired } from '#server/jobs/cleanup.ts'
import { expectFieldError } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const address = (number: number | string) => `/v1/board/notice/whole/${number}`
const shop = await sampleShop()
const { db, clock } = shop.services

test('answers everything about a notice, in either language', async () => {
  const { content } = await shop.call(noticeDetail, address(7))
  expect(content).toEqual({
    idx: 7,
    number: 7,
    category: 'notice',
    title: 'Notice 7',
    text: 'Text',
    author: 'Shop team',
    view: 70,
    top: true,
    created_at: '2026-11-07',
    attachments: [{ id: expect.stringMatching(/^[0-9a-f]{32}$/), name: 'Checklist.pdf', size: 25 }],
    pictures: [],
    maintenance: null,
    share_picture: null,
    previous: { idx: 6, title: 'Server maintenance', created_at: '2026-11-06' },
    next: { idx: 8, title: 'Notice 8', created_at: '2026-11-08' },
  })
  const { content: korean } = await shop.call(noticeDetail, address(7), 'ko')
  expect(korean).toMatchObject({
    title: '공지 7',
    attachments: [{ name: '점검표 1.pdf' }],
    previous: { title: '서버 점검 안내' },
  })
})

test('answers the moments of a maintenance, and what works meanwhile', async () => {
  const { content } = await shop.call(noticeDetail, address(6))
  expect(content.maintenance).toEqual({
    starts_at: '2026-12-05T17:00:00.000Z',
    ends_at: '2026-12-05T21:00:00.000Z',
    unavailable: 'Logging in',
    available: 'Open lessons',
    deadlines: null,
  })
  const { content: korean } = await shop.call(noticeDetail, address(6), 'ko')
  expect(korean.maintenance).toMatchObject({ unavailable: '로그인', available: '연 수업' })
})

test('has no previous notice at the oldest, and no next at the newest', async () => {
  expect((await shop.call(noticeDetail, address(1))).content).toMatchObject({ previous: null, next: { idx: 2 } })
  expect((await shop.call(noticeDetail, address(12))).content).toMatchObject({ previous: { idx: 11 }, next: null })
})

test('orders notices of one day by number', async () => {
  expect((await shop.call(noticeDetail, address(4))).content).toMatchObject({ previous: { idx: 3 }, next: { idx: 5 } })
  expect((await shop.call(noticeDetail, address(5))).content).toMatchObject({ previous: { idx: 4 }, next: { idx: 6 } })
})

test('reduces rich text to bold text and links, also of a row that no import has written', async () => {
  expect((await shop.call(noticeDetail, address(8))).content.text).toBe('One <strong>line</strong>')
  const text = { ko: '<img src=x onerror=x()>글', en: '<img src=x onerror=x()>text' }
  await db.update(notices).set({ text }).where(eq(notices.idx, 9))
  expect((await shop.call(noticeDetail, address(9))).content.text).toBe('text')
})

test('finds nothing under a number that no notice has', async () => {
  expect(await shop.expectError(address(999_999))).toMatchObject({ status: 404, code: 'PR10004404' })
})

test.each(['abc', '0', '1.5', '-1', '1000000000', '%20'])('refuses the number %s, naming it', async (number) => {
  await expectFieldError(shop, address(number), 'id')
})

describe('a view', () => {
  const views = async (idx: number) => (await shop.call(noticeDetail, address(idx))).content.view
  const from = (network: string, userAgent = 'Browser') => {
    const browser = shop.browser({ address: network, userAgent })
    return async (idx: number) => (await browser.call(viewNotice, `${address(idx)}/view`, { body: {} })).content.view
  }

  test('counts once per visitor and day', async () => {
    const view = from('203.0.113.1')
    expect(await view(1)).toBe(11)
    expect(await view(1)).toBe(11)
    expect(await view(2)).toBe(21)
    expect(await views(1)).toBe(11)
  })

  test('counts for each network, and for each browser behind one network', async () => {
    expect(await from('203.0.113.2')(1)).toBe(12)
    expect(await from('203.0.113.2', 'Other')(1)).toBe(13)
    expect(await from('203.0.113.2', 'Other')(1)).toBe(13)
  })

  test('counts every one of many visitors at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => from(`198.51.100.${index + 1}`)(4)))
    expect(await views(4)).toBe(48)
  })

  test('reading a notice counts nothing', async () => {
    expect([await views(10), await views(10)]).toEqual([100, 100])
  })

  test('is not found for an unknown notice', async () => {
    const { status, code } = await shop.browser().expectError('POST', `${address(999_999)}/view`, { body: {} })
    expect([status, code]).toEqual([404, 'PR10004404'])
  })

  test('stores neither network nor browser, and nothing after the day', async () => {
    const rows = await db.select().from(noticeViews)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Browser/)
    for (const { visitorHash } of rows) expect(visitorHash).toMatch(/^[\w-]{43}$/)
    await deleteExpired(db, clock)
    expect(await db.$count(noticeViews)).toBe(rows.length)
    shop.pass(24 * 60 * 60)
    await deleteExpired(db, clock)
    expect(await db.$count(noticeViews)).toBe(0)
  })

  test('counts again on the next day', async () => {
    expect(await from('203.0.113.1')(1)).toBe(14)
  })
})
