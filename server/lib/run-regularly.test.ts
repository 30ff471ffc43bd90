import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '#tests/support/wait-for.ts'
import { runRegularly } from './run-regularly.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('a run that takes longer than the pause is the only one until it ends, whether it succeeds or fails', async () => {
  let running = 0
  let runs = 0
  let most = 0
  let ended = Promise.withResolvers<void>()
  const stop = runRegularly({
    name: 'cleanup',
    everyMs: 1_000,
    onError: () => {},
    work: async () => {
      runs += 1
      running += 1
      most = Math.max(most, running)
      await ended.promise.finally(() => {
        running -= 1
      })
    },
  })
  for (const succeeds of [true, false, true]) {
    const before = runs
    vi.advanceTimersByTime(5_000)
    expect({ runs, running, most }).toEqual({ runs: before, running: 1, most: 1 })
    const { resolve, reject } = ended
    ended = Promise.withResolvers<void>()
    if (succeeds) resolve()
    else reject(new Error('no database'))
    await waitFor(() => {
      vi.advanceTimersByTime(1_000)
      expect(runs).toBe(before + 1)
    })
  }
  const stopped = stop()
  ended.resolve()
  await stopped
  vi.advanceTimersByTime(5_000)
  expect({ runs, running, most }).toEqual({ runs: 4, running: 0, most: 1 })
})
