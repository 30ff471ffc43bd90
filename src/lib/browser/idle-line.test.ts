import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isLineSlow, whenLineIsIdle, whenReaderRests } from './idle-line.ts'

let idle: (() => void)[] = []

beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work) - 1)
  vi.stubGlobal('cancelIdleCallback', (index: number) => idle.splice(index, 1))
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

const setLine = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })

it('works when the browser is idle, not before', () => {
  const work = vi.fn()
  whenLineIsIdle(work)
  expect(work).not.toHaveBeenCalled()
  for (const callback of idle) callback()
  expect(work).toHaveBeenCalledOnce()
})

it('does nothing after it was cancelled', () => {
  const work = vi.fn()
  whenLineIsIdle(work)()
  for (const callback of idle) callback()
  expect(work).not.toHaveBeenCalled()
})

it.each([
  ['a 3G line', { effectiveType: '3g', saveData: false }, true],
  ['a 2G line', { effectiveType: 'slow-2g', saveData: false }, true],
  ['a visitor who saves data', { effectiveType: '4g', saveData: true }, true],
  ['a fast line', { effectiveType: '4g', saveData: false }, false],
  ['a browser that tells nothing', undefined, false],
])('knows %s', (_, connection, slow) => {
  setLine(connection)
  expect(isLineSlow()).toBe(slow)
  const work = vi.fn()
  whenLineIsIdle(work)
  for (const callback of idle) callback()
  expect(work).toHaveBeenCalledTimes(slow ? 0 : 1)
})

describe('a reader who rests', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  })
  afterEach(() => vi.useRealTimers())

  it.each(['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown', 'load'])(
    'has done nothing for a second: %s',
    (activity) => {
      const work = vi.fn()
      whenReaderRests(work)
      vi.advanceTimersByTime(900)
      document.body.dispatchEvent(new Event(activity))
      vi.advanceTimersByTime(900)
      expect(work).not.toHaveBeenCalled()
      vi.advanceTimersByTime(100)
      expect(work).toHaveBeenCalledOnce()
      document.body.dispatchEvent(new Event(activity))
      vi.advanceTimersByTime(2_000)
      expect(work).toHaveBeenCalledOnce()
    },
  )

  it('is left alone after the page has gone', () => {
    const work = vi.fn()
    whenReaderRests(work)()
    document.body.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(2_000)
    expect(work).not.toHaveBeenCalled()
  })

  it('is waited for on a fast line only', () => {
    setLine({ effectiveType: '3g', saveData: false })
    const work = vi.fn()
    whenReaderRests(work)
    vi.advanceTimersByTime(2_000)
    expect(work).not.toHaveBeenCalled()
  })

  it.each([
    ['a slow line', { effectiveType: '3g', saveData: false }, 1],
    ['a fast line', { effectiveType: '4g', saveData: false }, 1],
    ['a line whose visitor saves data', { effectiveType: '4g', saveData: true }, 0],
  ])('is waited for on any line, unless data is saved: %s', (_, line, times) => {
    setLine(line)
    const work = vi.fn()
    whenReaderRests(work, 'any line')
    vi.advanceTimersByTime(2_000)
    expect(work).toHaveBeenCalledTimes(times)
  })
})
