import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { createProviderGuard, ProviderUnavailable } from './guard.ts'

const log = watchedLog().log
const never = () => new Promise<never>(() => {})

/** A provider that answers headers and the beginning of a body, and then stalls. */
async function silentServer(): Promise<string> {
  const server = createServer((_, response) => response.writeHead(200).write('{'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  registerCleanup(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on a port')
  return `http://127.0.0.1:${address.port}`
}

test('ends a request that is not answered in time, and one whose answer never ends', async () => {
  const guard = createProviderGuard('slow', { log }, { timeoutMs: 50 })
  await expect(guard.run(never)).rejects.toThrow(ProviderUnavailable)
  await expect(guard.fetch(await silentServer())).rejects.toThrow(ProviderUnavailable)
})

test('aborts the request itself at its deadline', async () => {
  const guard = createProviderGuard('slow', { log }, { timeoutMs: 10 })
  const { promise: signalled, resolve } = Promise.withResolvers<void>()
  const running = guard.run((signal) => {
    signal.addEventListener('abort', () => resolve())
    return never()
  })
  await expect(running).rejects.toThrow(ProviderUnavailable)
  await signalled
})

test('refuses a request beyond the maximum, and accepts others when one ends', async () => {
  const guard = createProviderGuard('busy', { log }, { timeoutMs: 60_000, maxConcurrent: 2 })
  const { promise: answer, resolve } = Promise.withResolvers<string>()
  const running = [guard.run(() => answer), guard.run(() => answer)]
  await expect(guard.run(async () => 'more')).rejects.toThrow(ProviderUnavailable)
  resolve('done')
  expect(await Promise.all(running)).toEqual(['done', 'done'])
  expect(await guard.run(async () => 'more')).toBe('more')
})

test('opens the circuit after five failures in a row, tries one request ten seconds later, and closes it on success', async () => {
  let now = 0
  let asked = 0
  const guard = createProviderGuard('away', { log }, { timeoutMs: 60_000, now: () => now })
  const fails = async () => {
    asked += 1
    throw new TypeError('fetch failed')
  }
  for (let failure = 0; failure < 5; failure++) await expect(guard.run(fails)).rejects.toThrow(TypeError)
  await expect(guard.run(fails)).rejects.toThrow(ProviderUnavailable)
  expect(asked).toBe(5)

  now = 10_001
  await expect(guard.run(fails)).rejects.toThrow(TypeError)
  await expect(guard.run(fails)).rejects.toThrow(ProviderUnavailable)
  expect(asked).toBe(6)

  now = 20_002
  const { promise: answer, resolve } = Promise.withResolvers<string>()
  const trial = guard.run(() => answer)
  await expect(guard.run(async () => 'other')).rejects.toThrow(ProviderUnavailable)
  resolve('works')
  expect(await trial).toBe('works')
  expect(await guard.run(async () => 'other')).toBe('other')
})

test('counts failures in a row alone: an answer in between begins anew', async () => {
  const guard = createProviderGuard('shaky', { log }, { timeoutMs: 60_000 })
  for (let round = 0; round < 3; round++) {
    for (let failure = 0; failure < 4; failure++) {
      await expect(guard.run(() => Promise.reject(new TypeError('fetch failed')))).rejects.toThrow(TypeError)
    }
    expect(await guard.run(async () => 'there')).toBe('there')
  }
})

test('ends every request when the shop stops, and accepts no more', async () => {
  const stopping = new AbortController()
  const guard = createProviderGuard('any', { log, signal: stopping.signal }, { timeoutMs: 60_000 })
  const running = guard.run(never)
  stopping.abort()
  await expect(running).rejects.toThrow(ProviderUnavailable)
  await expect(guard.run(async () => 'late')).rejects.toThrow(ProviderUnavailable)
})

test('passes answers on unchanged, also those without a body', async () => {
  const answers = [
    new Response('{"a":1}', { status: 400, headers: { 'X-Reason': 'why' } }),
    new Response(null, { status: 204 }),
  ]
  const guard = createProviderGuard(
    'any',
    { log },
    { timeoutMs: 60_000, fetch: async () => answers.shift() ?? Response.error() },
  )
  const first = await guard.fetch('https://provider.example')
  expect({ status: first.status, reason: first.headers.get('X-Reason'), body: await first.json() }).toEqual({
    status: 400,
    reason: 'why',
    body: { a: 1 },
  })
  expect((await guard.fetch('https://provider.example')).status).toBe(204)
})

test('rejects an answer that is too long', async () => {
  const guard = createProviderGuard(
    'long',
    { log },
    { timeoutMs: 60_000, fetch: async () => new Response('x'.repeat(3 * 1024 * 1024)) },
  )
  await expect(guard.fetch('https://provider.example')).rejects.toThrow(ProviderUnavailable)
})
