import { expect, test } from 'vitest'
import { courseCategories } from '../../../contract/course-calls.ts'
import { expectNamed } from '../../../tests/support/server-refusals.ts'
import { sampleShop } from '../../../tests/support/server-shop.ts'

const address = '/v1/lecture/intro/category/first'
const shop = await sampleShop()

test('tells every category in its order, with its open courses for each audience', async () => {
  const { content } = await shop.call(courseCategories, address)
  expect(content).toEqual([
    {
      code: 'healthcare',
      name: 'Health & care',
      thumbnail: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{8}\/needle\.svg$/),
      classification: ['Nursing skills', 'Emergency care'],
      count: { ALL: 2, IDV: 1, GRP: 2 },
    },
    {
      code: 'safety',
      name: 'Industrial safety',
      thumbnail: expect.stringMatching(/ward\.svg$/),
      classification: ['Plant and warehouse', 'Emergency response'],
      count: { ALL: 2, IDV: 2, GRP: 1 },
    },
    {
      code: 'job',
      name: 'Job training',
      thumbnail: expect.stringMatching(/ward\.svg$/),
      classification: ['Metal and electronics'],
      count: { ALL: 8, IDV: 8, GRP: 0 },
    },
  ])
})

test('speaks Korean', async () => {
  const { content } = await shop.call(courseCategories, address, 'ko')
  expect(content.map((category) => category.name)).toEqual(['의료 & 간호', '산업안전', '직업훈련'])
  expect(content[0]?.classification).toEqual(['간호 술기', '응급 처치'])
})

test('counts what a search finds, and keeps the categories in which it finds nothing', async () => {
  const { content } = await shop.call(courseCategories, `${address}?title=emergency%20room`)
  expect(content.map(({ code, count }) => [code, count])).toEqual([
    ['healthcare', { ALL: 1, IDV: 0, GRP: 1 }],
    ['safety', { ALL: 0, IDV: 0, GRP: 0 }],
    ['job', { ALL: 0, IDV: 0, GRP: 0 }],
  ])
})

test('refuses a search of more than fifty characters, naming it', () =>
  expectNamed(shop, `${address}?title=${'a'.repeat(51)}`, 'title'))
