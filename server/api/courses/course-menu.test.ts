import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseMenu } from '#contract/courses/course-calls.ts'
import { courses } from '#server/db/schema/courses.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { sampleShop, shopOn } from '#tests/support/server/shop.ts'

const address = '/v1/lecture/intro/category/menu'
const shop = await sampleShop()

test('answers every category with its open courses, the most taken first, names HTML-encoded', async () => {
  const { content } = await shop.call(courseMenu, address)
  expect(content.slice(0, 2)).toEqual([
    {
      code: 'healthcare',
      name: 'Health &amp; care',
      contents: [
        {
          idx: 102,
          title: 'A day in the emergency room',
          individual: { is_exist: false },
          group: { is_exist: true },
        },
        {
          idx: 101,
          title: 'IV &quot;insertion&quot; &lt;hands on&gt;',
          individual: { is_exist: true },
          group: { is_exist: true },
        },
      ],
    },
    {
      code: 'safety',
      name: 'Industrial safety',
      contents: [
        { idx: 201, title: 'Forklift &amp; reach truck', individual: { is_exist: true }, group: { is_exist: false } },
        {
          idx: 202,
          title: 'Using a fire extinguisher',
          individual: { is_exist: true },
          group: { is_exist: true },
        },
      ],
    },
  ])
  expect(content[2]?.contents).toHaveLength(8)
})

test('answers in Korean, also encoded', async () => {
  const { content } = await shop.call(courseMenu, address, 'ko')
  expect(content.map((category) => category.name)).toEqual(['의료 &amp; 간호', '산업안전', '직업훈련'])
})

test('leaves out a category whose courses are all withdrawn, and keeps one with a course that is coming soon', async () => {
  const { database } = await sampleShop()
  await database.db
    .update(courses)
    .set({ isWithdrawn: true })
    .where(inArray(courses.idx, [101, 102, 201, 202]))
  const { content } = await (await shopOn(database, today)).call(courseMenu, address)
  expect(content.map(({ code, contents }) => [code, contents.length])).toEqual([
    ['healthcare', 0],
    ['job', 8],
  ])
})
