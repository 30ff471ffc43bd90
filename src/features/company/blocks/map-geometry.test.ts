import { describe, expect, it } from 'vitest'
import { boxOf, frameOf, lengthOf, pathData, stepAt } from './map-geometry.ts'

const route = [
  [214, 392],
  [214, 300],
  [470, 300],
] as const

describe('the route of a map', () => {
  it('is as long as its segments', () => {
    expect(lengthOf(route)).toBe(348)
  })

  it('has a place and a direction at every length, also at its ends', () => {
    expect(stepAt(route, 0)).toEqual({ at: [214, 392], direction: [0, -1] })
    expect(stepAt(route, 96)).toEqual({ at: [218, 300], direction: [1, 0] })
    expect(stepAt(route, 348)).toEqual({ at: [470, 300], direction: [1, 0] })
    expect(stepAt(route, 400)).toEqual({ at: [470, 300], direction: [1, 0] })
  })

  it('is drawn as a path', () => {
    expect(pathData(route)).toBe('M214 392L214 300L470 300')
  })

  it('stays in sight on narrow screens, with room for what stands at its ends', () => {
    expect(frameOf(route)).toEqual([130, 188, 438, 292])
  })
})

describe('the box of a name', () => {
  const place = { x: 600, size: 15, least: 60, from: 0, until: 1200 }

  it('is as wide as its letters, of which Korean ones are wider, and centred', () => {
    expect(boxOf('공방역', place)).toEqual({ left: 563.5, width: 73 })
    expect(boxOf('Gongbang', place)).toEqual({ left: 550, width: 100 })
    expect(boxOf('A', place)).toEqual({ left: 570, width: 60 })
  })

  it('stays on the map', () => {
    expect(boxOf('Gongbang', { ...place, x: 1190 })).toEqual({ left: 1100, width: 100 })
    expect(boxOf('Gongbang', { ...place, x: 10 })).toEqual({ left: 0, width: 100 })
  })
})
