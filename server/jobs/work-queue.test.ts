import { expect, test } from 'vitest'
import type { Log } from '../lib/log.ts'
import { createWorkQueue } from './work-queue.ts'

/** A queue over rows that stay due until their work ends; the test ends it. */
function open(
  rows: readonly string[],
  { concurrency = 2, signal }: { concurrency?: number; signal?: AbortSignal } = {},
) {
  const due = new Set(rows)
  const works = new Map<string, PromiseWithResolvers<void>>()
  const begun: string[] = []
  const errors: unknown[] = []
  const nothing = () => {}
  const log: Log = { debug: nothing, info: nothing, warn: nothing, error: (data: unknown) => void errors.push(data) }
  const queue = createWorkQueue({
    name: 'cleanup',
    read: async (limit, except) => [...due].filter((row) => !except.includes(row)).slice(0, limit),
    keyOf: (row) => row,
    work: (row) => {
      begun.push(row)
      const work = Promise.withResolvers<void>()
      works.set(row, work)
      return work.promise
    },
    concurrency,
    log,
    signal,
  })
  const end = async (row: string, error?: Error) => {
    if (error) works.get(row)?.reject(error)
    else {
      due.delete(row)
      works.get(row)?.resolve()
    }
    await settled()
  }
  return { queue, begun, errors, end }
}

/** Lets promises that can settle do so. */
const settled = () => new Promise<void>((done) => setImmediate(done))

test('works on as many rows at once as it may, and on the next one when one ends', async () => {
  const { queue, begun, end } = open(['a', 'b', 'c'])
  const polled = queue.poll()
  await settled()
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('c')
  await polled
  // "a" hangs and is not begun again.
  await queue.poll()
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('begins a row once in a poll that stays due, and again in the next poll', async () => {
  const { queue, begun, errors, end } = open(['a'])
  const polled = queue.poll()
  await settled()
  await end('a', new Error('the provider is away'))
  await polled
  expect(begun).toEqual(['a'])
  expect(errors).toMatchObject([{ queue: 'cleanup' }])
  void queue.poll()
  await settled()
  expect(begun).toEqual(['a', 'a'])
})

test('goes on with the other rows after one whose work failed', async () => {
  const { queue, begun, end } = open(['a', 'b'], { concurrency: 1 })
  void queue.poll()
  await settled()
  await end('a', new Error('the provider is away'))
  expect(begun).toEqual(['a', 'b'])
})

test('begins no row after the shop has stopped', async () => {
  const stopping = new AbortController()
  const { queue, begun, end } = open(['a', 'b', 'c'], { concurrency: 1, signal: stopping.signal })
  const polled = queue.poll()
  await settled()
  stopping.abort()
  await end('a')
  await polled
  await queue.poll()
  expect(begun).toEqual(['a'])
})

test('is idle when no row runs any more', async () => {
  const { queue, end } = open(['a', 'b'], { concurrency: 3 })
  await queue.onIdle()
  await queue.poll()
  let isIdle = false
  const idle = queue.onIdle().then(() => {
    isIdle = true
  })
  await end('a')
  expect(isIdle).toBe(false)
  await end('b')
  await idle
  expect(isIdle).toBe(true)
})
