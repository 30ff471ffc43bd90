import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { SendRequest } from '#contract/protocol/endpoint.ts'
import { sampleCompany } from '#tests/support/sample-company.ts'
import { sampleEditions } from '#tests/support/sample-editions.ts'
import { createRenderPool } from './render-pool.ts'

const { render } = createRenderPool(
  fileURLToPath(new URL('../../tests/support/server/sample-application.ts', import.meta.url)),
)
const page = (path: string) => ({
  url: `http://shop.example${path}`,
  layout: 'desktop' as const,
  locale: 'ko' as const,
  today: '2026-05-01',
  contentVersion: '7.2026-05-01',
  off: [],
  company: sampleCompany('ko'),
  editions: sampleEditions,
  origins: { desktop: 'http://shop.example', mobile: 'http://m.shop.example' },
})
const noCalls: SendRequest = () => Promise.reject(new Error('no calls are expected'))

test('makes the calls of a page on this thread, with their headers and answers', async () => {
  const calls: [string, string | undefined, [string, string][]][] = []
  const outcome = await render(page('/courses'), async (path, { method, headers }) => {
    calls.push([path, method, [...new Headers(headers)]])
    return new Response('ten courses', { status: 207, headers: { 'X-From': 'the shop' } })
  })
  expect(calls).toEqual([['/api/courses', 'GET', [['accept-language', 'ko']]]])
  expect(outcome).toMatchObject({ status: 200, html: '207 the shop ten courses' })
  expect(outcome.processorMs).toBeGreaterThan(0)
})

test('answers a call without a body', async () => {
  const outcome = await render(page('/empty'), async () => new Response(null, { status: 204 }))
  expect(outcome).toMatchObject({ html: '204 null ' })
})

test('keeps the calls of pages apart that are rendered side by side', async () => {
  const { promise: mayAnswer, resolve } = Promise.withResolvers<void>()
  const slow = render(page('/slow'), async () => {
    await mayAnswer
    return new Response('slow')
  })
  const fast = await render(page('/fast'), async () => new Response('fast'))
  expect(fast).toMatchObject({ html: '200 null fast' })
  resolve()
  expect(await slow).toMatchObject({ html: '200 null slow' })
})

test('returns where a page leads, and why it failed', async () => {
  expect(await render(page('/moved'), noCalls)).toMatchObject({ location: '/elsewhere' })
  expect(await render(page('/broken'), noCalls)).toMatchObject({
    error: expect.objectContaining({ message: 'this page is broken' }),
  })
  expect(await render(page('/writing'), noCalls)).toMatchObject({
    error: expect.objectContaining({ message: expect.stringContaining('only reads') }),
  })
  expect(await render(page('/unanswered'), () => Promise.reject(new Error('the call failed')))).toMatchObject({
    error: expect.objectContaining({ message: 'the call failed' }),
  })
})

test('fails a page whose thread has ended, and renders the next one on a new thread', async () => {
  await expect(render(page('/ended'), noCalls)).rejects.toThrow()
  expect(await render(page('/next'), async () => new Response('again'))).toMatchObject({ html: '200 null again' })
})
