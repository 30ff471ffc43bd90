import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextFrame } from './next-frame.ts'

let draw: FrameRequestCallback = () => {}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => (draw = callback))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('waits for the task after the callback of the frame', async () => {
  const resolved = vi.fn()
  void nextFrame().then(resolved)
  draw(0)
  await Promise.resolve()
  expect(resolved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(resolved).toHaveBeenCalledOnce()
})

test('waits no longer than 100 ms in a document that draws nothing', async () => {
  const resolved = vi.fn()
  void nextFrame().then(resolved)
  await vi.advanceTimersByTimeAsync(99)
  expect(resolved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(resolved).toHaveBeenCalledOnce()
})
