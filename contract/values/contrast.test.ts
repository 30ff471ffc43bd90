import { describe, expect, it, test } from 'vitest'
import { contrastRatio, mixColors, nearestWithContrast, relativeLuminance } from './contrast.ts'

describe('relativeLuminance', () => {
  // Black, white and the primaries as WCAG 2.2 weighs them.
  it.each([
    ['#000000', 0],
    ['#FFFFFF', 1],
    ['#FF0000', 0.2126],
    ['#00FF00', 0.7152],
    ['#0000ff', 0.0722],
  ])('of %s is %d', (color, luminance) => {
    expect(relativeLuminance(color)).toBeCloseTo(luminance, 6)
  })
})

describe('contrastRatio', () => {
  // The greys are known limits: #767676 is the lightest with 4.5:1 on white, #949494 the lightest with 3:1.
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#767676', '#FFFFFF', 4.54],
    ['#777777', '#FFFFFF', 4.48],
    ['#949494', '#FFFFFF', 3.03],
    ['#959595', '#FFFFFF', 2.995],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
  })
})

test('mixColors adds a part of the other colour', () => {
  expect(mixColors('#000000', '#FFFFFF', 0)).toBe('#000000')
  expect(mixColors('#000000', '#FFFFFF', 0.5)).toBe('#808080')
  expect(mixColors('#FF8000', '#0000FF', 1)).toBe('#0000FF')
})

describe('nearestWithContrast', () => {
  it('keeps a colour that has the contrast', () => {
    expect(nearestWithContrast('#767676', ['#FFFFFF'], 4.5)).toBe('#767676')
  })

  it('darkens on a light ground and lightens on a dark one, no more than it has to', () => {
    expect(nearestWithContrast('#FFD400', ['#FFFFFF', '#F7F5F0'], 3)).toBe('#A88C00')
    // A hundredth less of black.
    expect(contrastRatio('#AB8E00', '#F7F5F0')).toBeLessThan(3)
    expect(nearestWithContrast('#003366', ['#15181B'], 3)).toBe('#42688E')
    // A hundredth less of white.
    expect(contrastRatio('#40668C', '#15181B')).toBeLessThan(3)
  })

  it('is undefined where no colour reaches the contrast on all grounds', () => {
    expect(nearestWithContrast('#FF0000', ['#000000', '#FFFFFF'], 5)).toBeUndefined()
  })
})
