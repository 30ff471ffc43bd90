import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Feature } from '#contract/values/features.ts'
import { sampleCourse } from '#features/courses/course.fixture.ts'
import { DevicePage } from '#features/devices/detail/device-page.tsx'
import { noChoice, sampleDevice } from '#features/devices/device.fixture.ts'
import { renderCoursePage } from '#tests/support/screens/course-page.tsx'
import { renderDeviceScreen } from '#tests/support/screens/device-page.tsx'

const off: readonly Feature[] = ['identity-verification']

afterEach(cleanup)

it.each([
  [[], 'Log in and verify your identity to order.'],
  [off, 'Log in to order.'],
] as const)('a device, in a shop without %j, says what an order needs', async (without, words) => {
  await renderDeviceScreen(<DevicePage device={sampleDevice()} search={noChoice} />, { off: without })
  expect(screen.getByText(words)).toBeTruthy()
})

it('an exam asks for a verified identity in a shop that verifies it alone', async () => {
  const { curriculum } = sampleCourse()
  const detail = curriculum.detail.map((lesson) => ({ ...lesson, exam: true }))
  const course = sampleCourse({ curriculum: { ...curriculum, detail } })
  const words = 'Verify your identity once to take this exam.'
  await renderCoursePage(course, 'desktop')
  expect(await screen.findAllByText(words)).toHaveLength(3)
  cleanup()
  await renderCoursePage(course, 'desktop', { off })
  expect(await screen.findAllByText('Exam')).toHaveLength(3)
  expect(screen.queryByText(words)).toBeNull()
})
