import { describe, expect, it } from 'vitest'
import { deriveTokens, secondsUntil, tokenLifetimes } from './tokens.ts'

const now = new Date('2026-11-21T03:00:00Z')
const momentIn = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const day = 24 * 60 * 60

describe('tokenLifetimes', () => {
  it('are ten minutes and 14 days', () => {
    expect(tokenLifetimes(now, momentIn(60 * day))).toEqual({
      access: momentIn(600),
      refresh: momentIn(14 * day),
      accessSeconds: 600,
      refreshSeconds: 14 * day,
    })
  })

  it.each([
    [599, 599],
    [600, 600],
    [601, 600],
  ])('end with a session of %i seconds', (left, access) => {
    expect(tokenLifetimes(now, momentIn(left))).toMatchObject({
      access: momentIn(access),
      refresh: momentIn(left),
      accessSeconds: access,
      refreshSeconds: left,
    })
  })
})

describe('secondsUntil', () => {
  it.each([
    [1_001, 1],
    [1_000, 1],
    [999, 0],
    [1, 0],
    [0, 0],
    [-1, 0],
    [-5_000, 0],
  ])('of a moment in %i ms is %i', (milliseconds, seconds) => {
    expect(secondsUntil(new Date(now.getTime() + milliseconds), now)).toBe(seconds)
  })
})

describe('deriveTokens', () => {
  it('gives the same pair for the same token, and another for any other seed or token', () => {
    const pair = deriveTokens('seed', 'token')
    expect(deriveTokens('seed', 'token')).toEqual(pair)
    const others = [pair, deriveTokens('seed', 'other'), deriveTokens('other', 'token')]
    expect(new Set(others.flatMap(({ access, refresh }) => [access, refresh])).size).toBe(6)
  })
})
