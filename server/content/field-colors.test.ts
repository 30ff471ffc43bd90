import { expect, test } from 'vitest'
import { brandColors as theme } from '#tests/support/server/sample-brand.ts'
import { fieldColors, weakPairs } from './field-colors.ts'

test('twelve fields without colours have different ones, all of which pass', () => {
  const colors = Array.from({ length: 12 }, (_, place) => fieldColors({}, place, theme))
  for (const key of ['hue', 'tint', 'darkHue', 'darkTint'] as const) {
    expect(new Set(colors.map((each) => each[key])).size).toBe(12)
  }
  const weak = colors.flatMap(({ hue, tint, darkHue, darkTint }) =>
    weakPairs({ color: hue, shades: { tint, dark: darkHue, dark_tint: darkTint } }, theme),
  )
  expect(weak).toEqual([])
})

test.each(['#000000', '#1C1C60', '#767600', '#FF0000', '#A0A0A0', '#FFFFFF'])(
  'what is derived from %s passes by itself',
  (color) => {
    const { tint, darkHue, darkTint } = fieldColors({ color }, 0, theme)
    expect(weakPairs({ color: undefined, shades: { tint, dark: darkHue, dark_tint: darkTint } }, theme)).toEqual([])
  },
)

test('shades that are given are taken as they are', () => {
  const shades = { tint: '#DBEAE7', dark: '#45B3AC', dark_tint: '#1D3433' }
  expect(fieldColors({ color: '#1C8C86', shades }, 3, theme)).toEqual({
    hue: '#1C8C86',
    tint: '#DBEAE7',
    darkHue: '#45B3AC',
    darkTint: '#1D3433',
  })
})
