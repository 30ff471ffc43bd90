import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isLineSlow, whenLineIsIdle } from './idle-line.ts'

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
