import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { courseNotices } from '#contract/courses/course-detail.ts'
import type { Locale } from '#contract/values/locale.ts'
import { attachments } from '#server/db/schema/attachments.ts'
import { signInBuyer } from '#tests/support/server/orders.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const address = '/v1/download/attachments'
const shop = await sampleShop()
const { browser, token } = await signInBuyer(shop)

async function idOf(locale: Locale): Promise<string> {
  const { content } = await shop.call(courseNotices, '/v1/lecture/intro/contents/101/notice', locale)
  return content[0]?.attachments[0]?.id ?? ''
}

const download = async (attachment_id: string) => browser.request('POST', address, { token, body: { attachment_id } })

test('sends a member the unchanged file, to be saved', async () => {
  const response = await download(await idOf('en'))
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('contents of Checklist.pdf')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '25',
    'content-disposition': `attachment; filename="Checklist.pdf"; filename*=UTF-8''Checklist.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

test('keeps a Korean file name', async () => {
  const response = await download(await idOf('ko'))
  expect(response.headers.get('Content-Disposition')).toBe(
    `attachment; filename="_ 1.pdf"; filename*=UTF-8''%EC%A0%90%EA%B2%80%ED%91%9C%201.pdf`,
  )
  expect(await response.text()).toBe('contents of 점검표 1.pdf')
})

test('sends a file of several parts completely', async () => {
  const body = randomBytes(600_001)
  const id = 'a'.repeat(32)
  await shop.services.db.insert(attachments).values({ id, name: 'large.zip', type: 'application/zip', body })
  const response = await download(id)
  expect(response.headers.get('Content-Length')).toBe('600001')
  expect(Buffer.from(await response.arrayBuffer()).equals(body)).toBe(true)
})

test('breaks off when the file is deleted while it is sent', async () => {
  const id = 'b'.repeat(32)
  const body = randomBytes(600_001)
  await shop.services.db.insert(attachments).values({ id, name: 'deleted.zip', type: 'application/zip', body })
  const reader = (await download(id)).body?.getReader() ?? expect.fail('there is no body')
  expect((await reader.read()).done).toBe(false)
  await shop.services.db.delete(attachments).where(eq(attachments.id, id))
  const readToEnd = async () => {
    while (!(await reader.read()).done);
  }
  await expect(readToEnd()).rejects.toThrow('deleted while it was sent')
})

describe('refuses', () => {
  test('a visitor', async () => {
    const { status, code } = await shop
      .browser()
      .expectError('POST', address, { body: { attachment_id: await idOf('en') } })
    expect([status, code]).toEqual([400, 'PR10001400'])
  })

  test('an unknown number', async () => {
    const { status, code } = await browser.expectError('POST', address, {
      token,
      body: { attachment_id: '0'.repeat(32) },
    })
    expect([status, code]).toEqual([404, 'PR10004404'])
  })

  test.each(['', '../x', 'A'.repeat(32), '0'.repeat(33), `${'0'.repeat(31)}\0`])('%j, naming the field', async (id) => {
    const { status, code, content } = await browser.expectError('POST', address, { token, body: { attachment_id: id } })
    expect([status, code, content.field]).toEqual([400, 'PR10002400', 'attachment_id'])
  })
})
