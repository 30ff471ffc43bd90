import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportRecoveredError } from './recovered-errors.ts'

describe('reportRecoveredError', () => {
  afterEach(() => vi.unstubAllGlobals())

  function reportsOf(error: unknown, hasLeftFirstPage = false): unknown[] {
    const reportError = vi.fn()
    vi.stubGlobal('reportError', reportError)
    reportRecoveredError(error, hasLeftFirstPage)
    return reportError.mock.calls.map(([reported]) => reported)
  }

  it('leaves out the render of a page that the router has left', () => {
    const cause = new TypeError("Cannot read properties of undefined (reading 'routeId')")
    expect(reportsOf(new Error('Minified React error #520', { cause }))).toEqual([])
  })

  it('leaves out what differs from the server because the visitor went on while the page hydrated', () => {
    expect(reportsOf(new Error('Minified React error #418; visit https://react.dev/errors/418'), true)).toEqual([])
    const other = new Error('Minified React error #4180')
    expect(reportsOf(other, true)).toEqual([other])
  })

  it.each([
    ['a difference between server and browser', new Error('Minified React error #418')],
    [
      'any other error during a render',
      new Error('Minified React error #520', { cause: new TypeError('x is not a function') }),
    ],
    ['a value that is no error', 'text'],
  ])('reports %s', (_, error) => {
    expect(reportsOf(error)).toEqual([error])
  })
})
