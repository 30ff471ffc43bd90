import { expect, it } from 'vitest'
import { findOverruns } from './line-budgets.ts'

const budgets = { server: { product: 100, styles: 0, tests: 50 } }

it('accepts a room at its budget', () => {
  expect(findOverruns({ server: { product: 100, styles: 0, tests: 50 } }, budgets)).toEqual([])
})

it('names each room above its budget, and one without a budget', () => {
  const lines = { server: { product: 101, styles: 0, tests: 50 }, annex: { product: 1, styles: 0, tests: 0 } }
  expect(findOverruns(lines, budgets)).toEqual([
    'server has 101 lines of product, and its budget is 100: take some out, or raise it in scripts/line-budgets.ts and say why',
    'annex has no budget: add it to scripts/line-budgets.ts',
  ])
})
