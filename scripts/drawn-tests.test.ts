import { describe, expect, test } from 'vitest'
import { drawTests } from './drawn-tests.ts'

const list = `Listing tests:
  [flows] › flows.spec.ts:22:7 › login › desktop ko: opened
  [desktop ko] › home.spec.ts:5:1 › shows the courses
  [desktop ko] › home.spec.ts:9:1 › shows the [new] devices
  [mobile en] › home.spec.ts:5:1 › shows the courses
  [mobile en] › home.spec.ts:9:1 › shows the [new] devices
Total: 5 tests in 2 files
`

const seeds = Array.from({ length: 20 }, (_, number) => `commit ${number}`)

describe('drawTests', () => {
  test('draws each test once', () => {
    for (const seed of seeds) {
      const drawn = drawTests(list, seed).map((line) => line.replace(/^\[[^\]]+\] › /, ''))
      expect(drawn).toEqual([
        'flows.spec.ts:22:7 › login › desktop ko: opened',
        'home.spec.ts:5:1 › shows the courses',
        'home.spec.ts:9:1 › shows the [new] devices',
      ])
    }
  })

  test('draws every project of a test in some commit', () => {
    const drawn = new Set(seeds.flatMap((seed) => drawTests(list, seed)))
    expect(drawn).toContain('[desktop ko] › home.spec.ts:5:1 › shows the courses')
    expect(drawn).toContain('[mobile en] › home.spec.ts:5:1 › shows the courses')
  })

  test('draws the same for a test that has moved in its file', () => {
    const moved = list.replaceAll(':5:1', ':50:1')
    const project = (drawn: string[]) => drawn.find((line) => line.includes('the courses'))?.split(' › ')[0]
    for (const seed of seeds) expect(project(drawTests(moved, seed))).toBe(project(drawTests(list, seed)))
  })
})
