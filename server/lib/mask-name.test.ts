import { expect, it } from 'vitest'
import { maskName } from './mask-name.ts'

it.each([
  ['김하늘', '김○늘'],
  ['남궁민수', '남○○수'],
  ['이준', '이○'],
  ['김', '○'],
  ['Kim Haneul', 'K. H.'],
  ['  Ada   Lovelace ', 'A. L.'],
  ['Ångström', 'Å.'],
])('shows of "%s" no more than "%s"', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
