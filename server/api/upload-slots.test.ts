import { expect, test } from 'vitest'
import { inquiryForm } from '#tests/support/server/inquiries.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const address = '/v1/service/qna'

/** Begins an upload whose body ends when `finish` is called. `read` resolves when the server reads it: it has a slot. */
async function beginUpload(from: string) {
  const browser = shop.browser({ address: from })
  await browser.request('GET', '/v1/service/qna/category')
  const form = new Response(inquiryForm())
  const bytes = new Uint8Array(await form.arrayBuffer())
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const { promise: read, resolve: noticeRead } = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        noticeRead()
        await finished
        controller.enqueue(bytes)
        controller.close()
      },
    },
    // Nothing is asked of the stream before the server reads it.
    { highWaterMark: 0 },
  )
  const token = browser.cookie('XSRF-TOKEN') ?? ''
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    duplex: 'half',
    body,
    headers: {
      Host: 'shop.localhost:3000',
      'X-Forwarded-For': from,
      'Content-Type': form.headers.get('Content-Type') ?? '',
      Cookie: `XSRF-TOKEN=${token}`,
      'X-XSRF-TOKEN': token,
    },
  }
  return { finish, read, answer: Promise.resolve(shop.api.request(address, init)) }
}

test('holds twelve uploads at once, and answers 503 with Retry-After to another network', async () => {
  const uploads = []
  for (let index = 0; index < 12; index++) uploads.push(await beginUpload(`198.51.100.${index}`))
  await Promise.all(uploads.map(({ read }) => read))
  const late = await beginUpload('198.51.100.99')
  late.finish()
  const refused = await late.answer
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  for (const { finish } of uploads) finish()
  const statuses = await Promise.all(uploads.map(async ({ answer }) => (await answer).status))
  expect(statuses).toEqual(Array.from({ length: 12 }, () => 201))
})

test('lets further uploads of one network wait for their turn', async () => {
  const uploads = []
  for (let index = 0; index < 9; index++) uploads.push(await beginUpload('198.51.100.1'))
  for (const { finish } of uploads) finish()
  const statuses = await Promise.all(uploads.map(async ({ answer }) => (await answer).status))
  expect(statuses).toEqual(Array.from({ length: 9 }, () => 201))
})
