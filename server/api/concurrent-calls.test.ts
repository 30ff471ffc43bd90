import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { ApiVariables } from './caller.ts'
import { limitConcurrentCalls } from './concurrent-calls.ts'

const plenty = { total: 10, perNetwork: 10, waitingPerNetwork: 0, waiting: 0 }

/** An API with a call that runs until `end`, one that fails, and the poll of a login code. */
function slowApi(limits: Partial<NonNullable<Parameters<typeof limitConcurrentCalls>[1]>>) {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const app = new Hono<ApiVariables>()
  app.use(limitConcurrentCalls({ trustProxy: 1 }, { calls: plenty, bodies: plenty, polls: plenty, ...limits }))
  app.get('/broken', () => {
    throw new Error('broken')
  })
  app.on(['GET', 'POST'], '*', async (c) => {
    await promise
    return c.text(c.get('body') || 'done')
  })
  app.onError((error, c) => c.text(error instanceof ApiError ? `${error.code}` : 'unexpected', 503))
  const ask = async (path: string, from = '203.0.113.1', init: RequestInit = {}) =>
    (await app.request(path, { ...init, headers: { 'X-Forwarded-For': from } })).text()
  return { ask, end }
}

/** A body that never ends. */
const unfinished = (): RequestInit & { duplex: 'half' } => ({
  method: 'POST',
  duplex: 'half',
  body: new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) }),
})

test('refuses calls beyond the maximum, and accepts new ones when others end', async () => {
  const { ask, end } = slowApi({ calls: { ...plenty, total: 2, perNetwork: 2 } })
  // A call that fails releases its slot.
  for (let turn = 0; turn < 3; turn++) expect(await ask('/broken')).toBe('unexpected')
  const running = [ask('/slow'), ask('/slow')]
  expect(await ask('/slow')).toBe('PR10007503')
  end()
  expect(await Promise.all(running)).toEqual(['done', 'done'])
  expect(await ask('/slow')).toBe('done')
})

test('leaves slots for others when one network uses all of its own', async () => {
  const { ask, end } = slowApi({ calls: { ...plenty, total: 10, perNetwork: 2 } })
  const running = [ask('/slow', '2001:db8::1'), ask('/slow', '2001:db8::2')]
  expect(await ask('/slow', '2001:db8::3')).toBe('PR10007503')
  const other = ask('/slow', '2001:db8:0:1::1')
  end()
  expect(await Promise.all([...running, other])).toEqual(['done', 'done', 'done'])
})

test('queues the calls of a busy network, and refuses those beyond the queue', async () => {
  const { ask, end } = slowApi({ calls: { total: 10, perNetwork: 1, waitingPerNetwork: 2, waiting: 3 } })
  const running = [ask('/slow'), ask('/slow'), ask('/slow'), ask('/slow', '203.0.113.2'), ask('/slow', '203.0.113.2')]
  expect(await ask('/slow')).toBe('PR10007503')
  expect(await ask('/slow', '203.0.113.2')).toBe('PR10007503')
  const other = ask('/slow', '203.0.113.3')
  end()
  expect(await Promise.all([...running, other])).toEqual(Array.from({ length: 6 }, () => 'done'))
  expect(await ask('/slow')).toBe('done')
})

test('uses no slot of calls for a body that has not arrived', async () => {
  const { ask, end } = slowApi({
    calls: { ...plenty, total: 1, perNetwork: 1 },
    bodies: { ...plenty, total: 3, perNetwork: 2 },
  })
  end()
  void ask('/slow', '203.0.113.1', unfinished())
  void ask('/slow', '203.0.113.1', unfinished())
  expect(await ask('/slow', '203.0.113.1', unfinished())).toBe('PR10007503')
  void ask('/slow', '203.0.113.2', unfinished())
  expect(await ask('/slow', '203.0.113.3', unfinished())).toBe('PR10007503')
  expect(await ask('/slow')).toBe('done')
})

test('uses no slot of calls for one that waits for a login code, and limits those', async () => {
  const { ask, end } = slowApi({
    calls: { ...plenty, total: 1, perNetwork: 1 },
    polls: { ...plenty, total: 2, perNetwork: 1 },
  })
  const poll = '/v1/member/auth/did/qr/6d0a'
  const waiting = [ask(poll), ask(poll, '203.0.113.2')]
  expect(await ask(poll)).toBe('PR10007503')
  expect(await ask(poll, '203.0.113.3')).toBe('PR10007503')
  const call = ask('/slow')
  end()
  expect(await Promise.all([...waiting, call])).toEqual(['done', 'done', 'done'])
})

test('passes on the whole body, and none that is too large', async () => {
  const { ask, end } = slowApi({})
  end()
  const send = (body: string) => ask('/', '203.0.113.1', { method: 'POST', body })
  expect(await send('{"name":"한글"}')).toBe('{"name":"한글"}')
  expect(await send('x'.repeat(64 * 1024))).toHaveLength(64 * 1024)
  expect(await send('x'.repeat(64 * 1024 + 1))).toBe('done')
})
