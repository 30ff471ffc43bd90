import { inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { courseCategories } from '#contract/courses/course-calls.ts'
import { courses } from '#server/db/schema/courses.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { expectFieldError } from '#tests/support/server/shared-tests.ts'
import { sampleShop, shopOn } from '#tests/support/server/shop.ts'

const address = '/v1/lecture/intro/category/first'
const shop = await sampleShop()

test('answers every category in order, with its open courses for each member type', async () => {
  const { content } = await shop.call(courseCategories, address)
  expect(content).toEqual([
    {
      code: 'healthcare',
      name: 'Health & care',
      thumbnail: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{8}\/needle\.svg$/),
      focus: 30,
      icon: 'heart-pulse',
      classification: ['Nursing skills', 'Emergency care'],
      count: { ALL: 2, IDV: 1, GRP: 2 },
    },
    {
      code: 'safety',
      name: 'Industrial safety',
      thumbnail: expect.stringMatching(/ward\.svg$/),
      focus: 60,
      icon: 'hard-hat',
      classification: ['Plant and warehouse', 'Emergency response'],
      count: { ALL: 2, IDV: 2, GRP: 1 },
    },
    {
      code: 'job',
      name: 'Job training',
      thumbnail: expect.stringMatching(/ward\.svg$/),
      focus: 50,
      icon: 'graduation-cap',
      classification: ['Metal and electronics'],
      count: { ALL: 8, IDV: 8, GRP: 0 },
    },
  ])
})

test('answers in Korean', async () => {
  const { content } = await shop.call(courseCategories, address, 'ko')
  expect(content.map((category) => category.name)).toEqual(['의료 & 간호', '산업안전', '직업훈련'])
  expect(content[0]?.classification).toEqual(['간호 술기', '응급 처치'])
})

test('counts the results of a search, and keeps categories without results', async () => {
  const { content } = await shop.call(courseCategories, `${address}?title=emergency%20room`)
  expect(content.map(({ code, count }) => [code, count])).toEqual([
    ['healthcare', { ALL: 1, IDV: 0, GRP: 1 }],
    ['safety', { ALL: 0, IDV: 0, GRP: 0 }],
    ['job', { ALL: 0, IDV: 0, GRP: 0 }],
  ])
})

test('refuses a search of more than fifty characters, naming it', () =>
  expectFieldError(shop, `${address}?title=${'a'.repeat(51)}`, 'title'))

describe('after courses were withdrawn', () => {
  /** Categories with their classifications and open courses, after these courses were withdrawn. */
  async function without(...withdrawn: number[]) {
    const { database } = await sampleShop()
    await database.db.update(courses).set({ isWithdrawn: true }).where(inArray(courses.idx, withdrawn))
    const { content } = await (await shopOn(database, today)).call(courseCategories, address)
    return Object.fromEntries(content.map(({ code, classification, count }) => [code, [...classification, count.ALL]]))
  }
  const job = ['Metal and electronics', 8]

  test('a category without other courses is left out', async () => {
    expect(await without(201, 202)).toEqual({ healthcare: ['Nursing skills', 'Emergency care', 2], job })
  })

  test('a classification without other courses is left out', async () => {
    expect(await without(101, 202)).toEqual({
      healthcare: ['Emergency care', 1],
      safety: ['Plant and warehouse', 1],
      job,
    })
  })

  test('one with a course that is coming soon stays', async () => {
    expect(await without(101, 102)).toMatchObject({ healthcare: ['Emergency care', 0] })
  })
})
