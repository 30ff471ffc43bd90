import { describe, expect, test } from 'vitest'
import { courseDetail, coursePreview } from '#contract/courses/course-detail.ts'
import { itRejectsUnknownCourses } from '#tests/support/server/shared-tests.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const address = (number: number | string) => `/v1/lecture/intro/contents/preview/${number}`
const shop = await sampleShop()

test('answers the free lessons and the sample video', async () => {
  const { content } = await shop.call(coursePreview, address(101))
  expect(content.lessons.map(({ number, title, free }) => ({ number, title, free }))).toEqual([
    { number: 1, title: 'Lesson 1', free: true },
    { number: 2, title: 'Lesson 2', free: true },
  ])
  expect(content.sample_video).toMatchObject({ seconds: 21 })
  expect(content).toMatchObject({ idx: 101, curriculum: { count: 8, free_count: 2, minutes: 121 } })
})

test('answers the same video, lessons and introduction as the detail', async () => {
  const { content: preview } = await shop.call(coursePreview, address(101), 'ko')
  const { content: detail } = await shop.call(courseDetail, '/v1/lecture/intro/contents/101', 'ko')
  expect(preview.sample_video).toEqual(detail.sample_video)
  expect(preview.lessons).toEqual(detail.curriculum.detail.filter((lesson) => lesson.free))
  const { description, description_mobile, equipment, is_coming } = detail
  expect(preview).toMatchObject({ description, description_mobile, equipment, is_coming })
  expect(preview).toMatchObject({ description_mobile: '짧은 설명', equipment: 'headset-optional', is_coming: false })
})

test('marks a course that is coming soon', async () => {
  const { content } = await shop.call(coursePreview, address(103))
  expect(content).toMatchObject({ is_coming: true, opens_on: '2026-12-10' })
})

test('has no video for a course without one', async () => {
  const { content } = await shop.call(coursePreview, address(201))
  expect(content.sample_video).toBeNull()
  expect(content.lessons.map((lesson) => lesson.number)).toEqual([2])
})

describe('invalid input', () => itRejectsUnknownCourses(shop, 'id', address))
