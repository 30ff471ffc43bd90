import { afterEach, describe, expect, it, vi } from 'vitest'
import { fill } from '#tests/support/screens/full-storage.ts'
import { openStorage } from './open-storage.ts'
import { createPageStorage, findStorageProblem } from './page-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** As Chromium does where all site data is blocked. */
function blockStorage(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
}

/** As an Android web view does without DOM storage. */
function removeStorage(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => JSON.parse('null'))
}

function fillStorage(): void {
  const full = fill(new Storage())
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full)
}

describe('openStorage', () => {
  it('gives the storage of the browser', () => {
    expect(openStorage('localStorage')).toBe(localStorage)
    expect(openStorage('sessionStorage')).toBe(sessionStorage)
  })

  it.each([
    ['blocked', blockStorage],
    ['missing', removeStorage],
  ])('gives none where it is %s', (_, take) => {
    take()
    expect(openStorage('localStorage')).toBeUndefined()
  })
})

describe('createPageStorage', () => {
  it('stores in the browser', () => {
    const storage = createPageStorage(localStorage)
    expect(storage.setItem('a', '1')).toBeUndefined()
    expect(localStorage.getItem('a')).toBe('1')
    expect(storage.keys()).toEqual(['a'])
    storage.removeItem('a')
    expect(localStorage.getItem('a')).toBeNull()
  })

  it('keeps what a blocked storage does not', () => {
    const storage = createPageStorage(undefined)
    expect(storage.setItem('a', '1')).toBe('blocked')
    expect(storage.getItem('a')).toBe('1')
    expect(storage.keys()).toEqual(['a'])
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  })

  it('keeps what a full storage does not, and leaves there what it has', () => {
    const area = new Storage()
    area.setItem('a', '1')
    const storage = createPageStorage(fill(area))
    expect(storage.setItem('a', '2')).toBe('full')
    expect(storage.getItem('a')).toBe('2')
    expect(area.getItem('a')).toBe('1')
  })

  it('stores again once there is room', () => {
    const area = new Storage()
    const write = vi.spyOn(area, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    const storage = createPageStorage(area)
    expect(storage.setItem('a', '1')).toBe('full')
    expect(storage.getItem('a')).toBe('1')
    expect(storage.setItem('a', '2')).toBeUndefined()
    expect(write).toHaveBeenCalledTimes(2)
    expect(storage.getItem('a')).toBe('2')
  })
})

describe('findStorageProblem', () => {
  it('finds none in a browser that stores, and leaves nothing behind', () => {
    expect(findStorageProblem()).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    ['blocked', blockStorage],
    ['blocked', removeStorage],
    ['full', fillStorage],
  ])('finds that it is %s', (problem, take) => {
    take()
    expect(findStorageProblem()).toBe(problem)
  })

  it('finds that cookies alone are blocked', () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    expect(findStorageProblem()).toBe('blocked')
  })
})
