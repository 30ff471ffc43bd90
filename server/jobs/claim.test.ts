import { describe, expect, it } from 'vitest'
import { checkedOnce, claimEach } from './claim.ts'

const now = new Date('2026-11-21T03:00:00Z')

describe('checkedOnce', () => {
  it.each([
    [0, 5],
    [1, 10],
    [2, 20],
    [6, 320],
    // Ten minutes at the most.
    [7, 600],
    [10, 600],
    [11, 600],
    [1_000, 600],
  ])('after %i checks waits %i seconds', (checks, seconds) => {
    const { checkAt, checks: next } = checkedOnce(now, checks)
    expect((checkAt.getTime() - now.getTime()) / 1000).toBe(seconds)
    expect(next).toBe(checks + 1)
  })
})

describe('claimEach', () => {
  it('returns the rows that this process has claimed, in their order', async () => {
    const asked: number[] = []
    const claimed = await claimEach([1, 2, 3], async (row) => {
      asked.push(row)
      return row === 2 ? [] : [row]
    })
    expect(asked).toEqual([1, 2, 3])
    expect(claimed).toEqual([1, 3])
  })
})
