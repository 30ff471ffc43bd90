import { expect, test } from 'vitest'
import { themeColors, weakThemePairs } from './theme-colors.ts'

test.each([
  { paper: '#F2F5F9', ink: '#101A2C', action: '#0057B8', second: '#7A3E00' },
  { paper: '#FFFFFF', ink: '#222222', action: '#F5C400', second: '#2E7D32' },
  { paper: '#FFF8E7', ink: '#2B1B00', action: '#007A33', second: '#8E24AA' },
  { paper: '#FFFFFF', ink: '#000000', action: '#000000', second: '#000000' },
])('everything that follows from $action on $paper passes', (light) => {
  expect(weakThemePairs(themeColors({ light, dark: {} }))).toEqual([])
})

test('keeps what is given, and derives the rest from it', () => {
  const light = { paper: '#FFFFFF', ink: '#000000', action: '#B00020', second: '#005A9C', sunk: '#EEEEEE' }
  const colors = themeColors({ light, dark: { action: '#FF8A80' } })
  expect(colors.light).toMatchObject({ ...light, surface: '#FFFFFF', band: '#000000', on_band: '#FFFFFF' })
  expect(colors.light.on_action).toBe('#FFFFFF')
  expect(colors.dark).toMatchObject({ paper: '#000000', ink: '#FFFFFF', action: '#FF8A80' })
})

test('names each pair that is too close, with the nearest colour that passes on every ground', () => {
  const light = { paper: '#FFFFFF', ink: '#222222', action: '#0057B8', second: '#7CB342' }
  expect(weakThemePairs(themeColors({ light: { ...light, second_tint: '#FFFFFF' }, dark: {} }))).toEqual(
    ['paper', 'surface', 'second_tint'].map((ground) => ({
      scheme: 'light',
      role: 'second',
      color: '#7CB342',
      ground,
      groundColor: '#FFFFFF',
      ratio: expect.closeTo(2.505, 3),
      least: 4.5,
      nearest: '#598130',
    })),
  )
})
