import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { delay } from './delay.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('delay', () => {
  it('resolves after the time, and not before', async () => {
    const done = vi.fn()
    const waiting = delay(1_000, new AbortController().signal).then(done)
    await vi.advanceTimersByTimeAsync(999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(done).toHaveBeenCalledOnce()
  })

  it('rejects at once with the reason of an abort, and leaves no timer', async () => {
    const controller = new AbortController()
    const waiting = delay(1_000, controller.signal)
    const reason = new Error('left the page')
    controller.abort(reason)
    await expect(waiting).rejects.toBe(reason)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects when the signal is aborted already', async () => {
    const reason = new Error('left the page')
    await expect(delay(1_000, AbortSignal.abort(reason))).rejects.toBe(reason)
    expect(vi.getTimerCount()).toBe(0)
  })
})
