import { describe, expect, test } from 'vitest'
import { courseDetail, coursePromotion } from '#contract/courses/course-detail.ts'
import { itRejectsUnknownCourses } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const address = (number: number | string) => `/v1/lecture/intro/promotion/${number}`
const shop = await sampleShop()

test('answers the course with others of its field', async () => {
  const { content } = await shop.call(coursePromotion, address(101), 'ko')
  const { related, ...course } = content
  expect(course).toEqual((await shop.call(courseDetail, '/v1/lecture/intro/contents/101', 'ko')).content)
  expect(related.map(({ idx, title }) => [idx, title])).toEqual([[102, '응급실의 하루']])
})

test('shows at most three others, the most taken first, never the course itself', async () => {
  const { content } = await shop.call(coursePromotion, address(307))
  expect(content.related.map((course) => course.idx)).toEqual([308, 306, 305])
})

test('shows no other course that is coming soon', async () => {
  const { content } = await shop.call(coursePromotion, address(102))
  expect(content.related.map((course) => course.idx)).toEqual([101])
})

test('promotes a course that is coming soon', async () => {
  const { content } = await shop.call(coursePromotion, address(103))
  expect(content.is_coming).toBe(true)
  expect(content.related.map((course) => course.idx)).toEqual([102, 101])
})

describe('invalid input', () => itRejectsUnknownCourses(shop, 'lectureId', address))
