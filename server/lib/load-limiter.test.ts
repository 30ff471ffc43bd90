import { expect, test } from 'vitest'
import { createLoadLimiter } from './load-limiter.ts'

/** A limiter of 40 in a burst, of 10 while work is slow, and of half a second, with a clock that the test moves. */
function limiter() {
  const clock = { now: 0 }
  const { enter, isFull } = createLoadLimiter({ burst: 40, least: 10, patienceMs: 500 }, () => clock.now)
  /** Lets in as much as is admitted. */
  const fill = (share?: number) => {
    const leaves: (() => void)[] = []
    while (!isFull(share)) leaves.push(enter(share))
    expect(() => enter(share)).toThrow(expect.objectContaining({ code: 'PR10007503', retryAfterSeconds: 2 }))
    return leaves
  }
  /** Does so much work in four seconds, one after the other. */
  const work = (perSecond: number) => {
    for (let count = 0; count < 4 * perSecond; count++) {
      const leave = enter()
      clock.now += 1000 / perSecond
      leave()
    }
  }
  return { clock, enter, fill, work }
}

test('a burst is let in before anything was done, and after a pause', () => {
  const { clock, fill, work } = limiter()
  for (const leave of fill()) leave()
  work(1000)
  clock.now += 60_000
  expect(fill()).toHaveLength(40)
})

test('of work of which 1,000 are done in a second, 500 may be under way', () => {
  const { fill, work } = limiter()
  work(1000)
  expect(fill()).toHaveLength(500)
})

test('while work takes longer than half of the patience, no more is let in than the least', () => {
  const { clock, fill } = limiter()
  for (let round = 0; round < 4; round++) {
    const leaves = fill()
    clock.now += 700
    for (const leave of leaves) leave()
  }
  clock.now += 1000
  expect(fill().length).toBeLessThanOrEqual(20)
  clock.now += 60_000
})

test('work with a larger share is let in when other work is refused', () => {
  const { fill } = limiter()
  fill()
  expect(fill(2)).toHaveLength(40)
})

test('work that ends twice counts once', () => {
  const { fill } = limiter()
  const [leave] = fill()
  leave?.()
  leave?.()
  expect(fill()).toHaveLength(1)
})
