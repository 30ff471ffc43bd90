import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BasketEntry } from '#contract/orders/basket-entry.ts'
import { fill } from '#tests/support/screens/full-storage.ts'
import { createKeptLists } from './kept-lists.ts'

const pass: BasketEntry = { item: { kind: 'course', option: 101_003, quantity: 1 }, seen_amt: 69_000 }

beforeEach(() => localStorage.clear())

describe('createKeptLists', () => {
  test('keeps each list for every tab, and tells of its changes alone', () => {
    const { basket, savedCourses } = createKeptLists(localStorage, window)
    const listener = vi.fn()
    const unsubscribe = basket.subscribe(listener)
    basket.write({ owner: '', entries: [pass] })
    savedCourses.write({ owner: '', entries: [101] })
    const otherTab = createKeptLists(localStorage, window)
    expect(otherTab.basket.read()).toEqual({ owner: '', entries: [pass] })
    expect(otherTab.savedCourses.read()).toEqual({ owner: '', entries: [101] })
    expect(basket.read()).toBe(basket.read())
    window.dispatchEvent(new StorageEvent('storage', { key: 'basket' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'savedCourses' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }))
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    basket.write({ owner: '', entries: [] })
    expect(listener).toHaveBeenCalledTimes(2)
    expect(localStorage.getItem('basket')).toBeNull()
    expect(localStorage.getItem('savedCourses')).toBe('{"owner":"","entries":[101]}')
  })

  test.each(['', '{', '[]', '{"owner":"","entries":[{"item":{"kind":"course"}}]}', '{"entries":[101]}'])(
    'takes %j as an empty list',
    (text) => {
      localStorage.setItem('basket', text)
      localStorage.setItem('savedCourses', text)
      const { basket, savedCourses } = createKeptLists(localStorage, window)
      expect(basket.read()).toEqual({ owner: '', entries: [] })
      expect(savedCourses.read()).toEqual({ owner: '', entries: [] })
    },
  )

  test.each([
    ['blocked', undefined],
    ['full', fill(new Storage())],
  ] as const)('keeps what is added for this page where storage is %s, and says so', (problem, area) => {
    const { basket } = createKeptLists(area, window)
    expect(basket.problem()).toBeUndefined()
    basket.write({ owner: '', entries: [pass] })
    expect(basket.read()).toEqual({ owner: '', entries: [pass] })
    expect(basket.problem()).toBe(problem)
    // The server has the list of a member.
    basket.write({ owner: 'company01', entries: [pass] })
    expect(basket.problem()).toBeUndefined()
  })
})
