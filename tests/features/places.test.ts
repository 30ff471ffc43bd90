import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Feature, featureSchema } from '#contract/values/features.ts'
import { locales } from '#contract/values/locale.ts'
import { places, placesWithTest } from './places.ts'
import { renderPlace } from './render-place.tsx'
import { usesOfFeatures } from './uses-of-features.ts'

const layouts = ['desktop', 'mobile'] as const

describe.each(places)('$feature at $address', (place) => {
  const { feature, address, words, off: others = [], layouts: shown = layouts } = place
  const cases = shown.flatMap((layout) => locales.map((locale) => ({ layout, locale })))

  test.each(cases)('is shown while it is on, and vanishes when it is off ($layout, $locale)', async (variant) => {
    const on = await renderPlace({ address, ...variant, off: others })
    for (const word of words[variant.locale]) expect(on).toContain(word)
    const off = await renderPlace({ address, ...variant, off: [...others, feature] })
    for (const word of words[variant.locale]) expect(off).not.toContain(word)
  })
})

test('every use of a feature has a row, and every row a use', () => {
  const rows = new Set([...places, ...placesWithTest].map(({ feature, file }) => `${feature} ${file}`))
  expect([...rows].toSorted()).toEqual(usesOfFeatures().toSorted())
})

test.each(placesWithTest)('$test renders $file without $feature', ({ feature, test: file }) => {
  expect(readFileSync(file, 'utf8')).toContain(feature)
})

test('every feature has a row', () => {
  const named = new Set<Feature>(places.map(({ feature }) => feature))
  expect(featureSchema.options.filter((feature) => !named.has(feature))).toEqual([])
})
