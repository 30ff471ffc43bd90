import { expect, test } from 'vitest'
import { courseHighlights } from '#contract/courses/course-calls.ts'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { catalogue, today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder, sampleShop, shopOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'

const address = '/v1/lecture/intro/contents/sort'
const shop = await sampleShop()
const { content } = await shop.call(courseHighlights, address)
const numbers = (courses: readonly { idx: number }[]) => courses.map((course) => course.idx)

test('shows the four newest', () => {
  expect(numbers(content.new)).toEqual([101, 201, 202, 102])
})

test('shows the six most popular', () => {
  expect(numbers(content.popular)).toEqual([102, 201, 101, 202, 308, 307])
})

test('shows courses that are coming soon in their own part only', () => {
  expect(numbers(content.coming)).toEqual([103])
  expect(content.coming[0]).toMatchObject({ title: 'Resuscitation', opens_on: '2026-12-10', is_new: false })
})

/** Teacher of the courses in the sample catalogue. */
const taught = {
  teacher: {
    name: 'Han Yujin',
    role: 'Nurse for 12 years',
    portrait: expect.stringMatching(/^\/media\/portraits\/[0-9a-f]{8}\/[a-z0-9-]+\.svg$/),
  },
}

test('shows the first free lesson of the most taken course of each field, the most taken first', () => {
  expect(content.free).toEqual([
    {
      course: {
        idx: 102,
        title: 'A day in the emergency room',
        code: 'healthcare',
        individual: false,
        ...taught,
        standard: null,
      },
      number: 1,
      title: 'Lesson 1',
      minutes: 10,
      thumbnail: expect.stringMatching(/^\/media\/lessons\/[0-9a-f]+\/emergency-room-1\.svg$/),
    },
    {
      course: {
        idx: 201,
        title: 'Forklift & reach truck',
        code: 'safety',
        individual: true,
        ...taught,
        standard: 'Core nursing skills',
      },
      number: 2,
      title: 'Lesson 2',
      minutes: 11,
      thumbnail: expect.stringMatching(/^\/media\/lessons\/[0-9a-f]+\/forklift-2\.svg$/),
    },
    {
      course: {
        idx: 308,
        title: 'Welding workshop 8',
        code: 'job',
        individual: true,
        ...taught,
        standard: 'Core nursing skills',
      },
      number: 1,
      title: 'Lesson 1',
      minutes: 10,
      thumbnail: expect.stringMatching(/^\/media\/lessons\/[0-9a-f]+\/workshop-8-1\.svg$/),
    },
  ])
})

test('counts open courses and their free lessons', () => {
  expect(content.totals).toEqual({ free_lessons: 2 + 1 + 1 + 3 + 8 })
})

test('answers in Korean', async () => {
  const { content: korean } = await shop.call(courseHighlights, address, 'ko')
  expect(korean.free[1]).toMatchObject({ course: { title: '지게차 운전' }, title: '2강' })
  expect(korean.new[0]?.title).toBe('정맥주사 놓기')
})

test('shows the next four of many courses that are coming soon, the next one first', async () => {
  const { database } = await testDatabase()
  const folder = contentFolder(catalogue)
  for (const [name, day] of [1, 2, 3, 4, 5].map((step) => [`job/workshop-${step}`, `2027-0${step}-01`] as const)) {
    folder.course(name, ({ published_on: _, ...course }) => ({ ...course, opens_on: day }))
  }
  await importFolder(database, clockOn(today), folder.directory)
  const { content } = await (await shopOn(database, today)).call(courseHighlights, address)
  expect(numbers(content.coming)).toEqual([103, 301, 302, 303])
})

test('answers empty lists for an empty shop', async () => {
  const { database } = await testDatabase()
  const { content } = await (await shopOn(database, today)).call(courseHighlights, address)
  expect(content).toEqual({
    new: [],
    popular: [],
    free: [],
    coming: [],
    totals: { free_lessons: 0 },
  })
})
