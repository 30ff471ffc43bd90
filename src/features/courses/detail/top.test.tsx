import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderCoursePage } from '#tests/support/screens/course-page.tsx'
import { sampleCourse } from '../course.fixture.ts'

afterEach(cleanup)

it.each([
  ['headset', 'PC and headset', '/device'],
  ['headset-optional', 'PC, headset optional', '/device'],
  ['wheel', 'PC and racing wheel', '/device?category=wheel'],
] as const)('leads from a course that takes a %s to such devices', async (equipment, messages, path) => {
  await renderCoursePage(sampleCourse({ equipment }), 'desktop')
  expect(screen.getByRole('link', { name: messages }).getAttribute('href')).toBe(path)
})

it('shows no link to devices for a course that needs only a PC', async () => {
  await renderCoursePage(sampleCourse({ equipment: 'pc' }), 'desktop')
  expect(screen.queryByRole('link', { name: 'PC' })).toBeNull()
})
