import { expect, test } from 'vitest'
import { sampleShop } from '#tests/support/server/shop.ts'
import { createTestNumbers } from './test-numbers.ts'

const shop = await sampleShop()

test.each([
  ['01023450142', ['done', 'done']],
  ['01023450000', ['refused', 'refused']],
  ['01023451111', ['unanswered', 'done']],
  ['01023452222', ['unanswered', 'refused']],
] as const)('answers requests with %s at once, and again after 30 seconds', async (number, expected) => {
  const numbers = createTestNumbers(shop.services)
  const first = await numbers.answer(`request of ${number}`, number)
  shop.pass(30)
  expect([first, await numbers.answer(`request of ${number}`, number)]).toEqual(expected)
})
