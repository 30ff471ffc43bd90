import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { courseCategories, courseList } from '../../../contract/content/course-calls.ts'
import { deviceList } from '../../../contract/content/devices.ts'
import type { Endpoint } from '../../../contract/protocol/endpoint.ts'
import { fakeServer } from '../../../tests/support/screens/render-screen.tsx'
import { sampleCourse } from '../courses/course.fixture.ts'
import { relatedTerms } from './related-terms.ts'

it.each([
  ['타워크래인', '타워크레인 운전', ['타워크레인']],
  ['whezz', 'Wheel loaders at work', ['Wheel']],
  // A beginning within a word leads to no word that begins with it.
  ['eelzz', 'Wheel loaders at work', []],
])('suggests whole words alone: %s', async (term, title, expected) => {
  const { http } = fakeServer(
    new Map<Endpoint, unknown>([
      [courseList, [sampleCourse({ title, keyword: [] })]],
      [courseCategories, []],
      [deviceList, []],
    ]),
  )
  const found = await relatedTerms(http, new QueryClient(), term)
  expect(found.map((each) => each.term)).toEqual(expected)
})
