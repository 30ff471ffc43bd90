import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawSample, filesOf, findAreas, testPatternsOf } from './areas.ts'

const areas = findAreas()

describe('findAreas', () => {
  it('names each file of the API, the jobs, the rules, the prices and the contract once', () => {
    const expected = globSync([
      'server/{api,jobs,lib,messages,db/retention}/**/*.ts',
      'server/content/{option-price,prices}.ts',
      'contract/*.ts',
    ])
      .filter((file) => !/\.(test|test-d)\.ts$/.test(file))
      .sort()
    expect(areas.flatMap((area) => filesOf(area, [])).sort()).toEqual(expected)
  })

  it('has tests for each area, and asks 90 % of money', () => {
    for (const { name, tests, threshold } of areas) {
      const files = testPatternsOf(tests).flatMap((pattern) => globSync(pattern))
      expect(files, name).not.toEqual([])
      const isMoney = ['orders', 'payments', 'checkout', 'purchase-history', 'prices'].includes(name)
      expect(threshold, name).toBe(isMoney ? 90 : 85)
    }
  })
})

describe('filesOf', () => {
  it('takes the files at or below the paths', () => {
    const named = (...paths: string[]) => areas.flatMap((area) => filesOf(area, paths))
    expect(named('server/api/orders/prices.ts')).toEqual(['server/api/orders/prices.ts'])
    expect(named('server/api/orders')).toContain('server/api/orders/access.ts')
    expect(named('server/api/orders/').every((file) => file.startsWith('server/api/orders/'))).toBe(true)
    expect(named('server/api/ord')).toEqual([])
  })
})

describe('drawSample', () => {
  it('draws the same lines of one area for the same seed', () => {
    const { area, lines } = drawSample(areas, 20, 'a commit')
    expect(drawSample(areas, 20, 'a commit')).toEqual({ area, lines })
    expect(lines).toHaveLength(10)
    for (const line of lines) expect(line).toMatch(/^(server|contract)\/.+\.ts:(\d+)-\2$/)
  })

  it('draws lines at or below the paths alone', () => {
    const { area, lines } = drawSample(areas, 20, 'a commit', ['server/api/session'])
    expect(area.name).toBe('api/session')
    for (const line of lines) expect(line).toMatch(/^server\/api\/session\//)
  })

  it('draws other areas for other seeds', () => {
    const names = Array.from({ length: 30 }, (_, index) => drawSample(areas, 20, `commit ${index}`).area.name)
    expect(new Set(names).size).toBeGreaterThan(5)
  })
})
