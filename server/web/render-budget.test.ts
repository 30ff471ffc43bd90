import { expect, test } from 'vitest'
import { createRenderBudget } from './render-budget.ts'

/** A clock that advances only when the code waits or works; records the waits. */
function testTiming() {
  const state = { time: 0, waited: 0 }
  const timing = {
    now: () => state.time,
    wait: async (milliseconds: number) => {
      state.time += milliseconds
      state.waited += milliseconds
    },
  }
  const work = (milliseconds: number) => async (charge: (processorMs: number) => void) => {
    state.time += milliseconds
    charge(milliseconds)
  }
  return { state, timing, work }
}

const oneByOne = { total: 10, perNetwork: 1, waitingPerNetwork: 0, waiting: 0 }

test('allows a network its budget at once, and then what it gains', async () => {
  const { state, timing, work } = testTiming()
  const run = createRenderBudget({ burstMs: 1_000, refillMs: 250, atOnce: 2, renders: oneByOne }, timing)
  for (let page = 0; page < 12; page++) await run('a', work(100))
  expect(state.waited).toBe(0)
  for (let page = 0; page < 100; page++) await run('a', work(100))
  // A hundred pages of 100 ms at a quarter of the time: 40 s, of which 10 s were work.
  expect(state.waited).toBeGreaterThan(29_000)
  expect(state.waited).toBeLessThan(31_000)
})

test('does not delay other networks', async () => {
  const { state, timing, work } = testTiming()
  const run = createRenderBudget({ burstMs: 100, refillMs: 1, atOnce: 2, renders: oneByOne }, timing)
  await run('a', work(500))
  await run('b', work(50))
  await run(undefined, work(5_000))
  await run(undefined, work(5_000))
  expect(state.waited).toBe(0)
})

test('refuses a network when too many of its pages wait', async () => {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const renders = { total: 10, perNetwork: 1, waitingPerNetwork: 2, waiting: 10 }
  const run = createRenderBudget({ burstMs: 1_000, refillMs: 250, atOnce: 2, renders })
  const running = [1, 2, 3].map((page) => run('a', () => promise.then(() => page)))
  await expect(run('a', async () => 4)).rejects.toMatchObject({ code: 'PR10007503', retryAfterSeconds: 2 })
  expect(await run('b', async () => 5)).toBe(5)
  end()
  expect(await Promise.all(running)).toEqual([1, 2, 3])
})

test('renders two pages at once, the others in the order of their requests', async () => {
  const run = createRenderBudget({ burstMs: 1_000, refillMs: 250, atOnce: 2, renders: oneByOne })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const pages = ['a', 'b', 'c', 'd'].map((network) =>
    run(network, () => {
      begun.push(network)
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(network, resolve)
      return promise
    }),
  )
  await expect.poll(() => begun).toEqual(['a', 'b'])
  ends.get('b')?.()
  await pages[1]
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  ends.get('a')?.()
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
  for (const end of ends.values()) end()
  await Promise.all(pages)
})

test('releases the slot when a render fails', async () => {
  const run = createRenderBudget({ burstMs: 1_000, refillMs: 250, atOnce: 2, renders: oneByOne })
  for (let turn = 0; turn < 3; turn++) {
    await expect(run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  }
})
