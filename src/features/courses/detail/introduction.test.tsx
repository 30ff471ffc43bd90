import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderCoursePage } from '#tests/support/screens/course-page.tsx'
import { sampleCourse } from '../course.fixture.ts'

afterEach(cleanup)

const heading = () => screen.queryByRole('heading', { name: 'Teacher and standard' })

it('says who teaches a course, and what it prepares for', async () => {
  const teacher = { name: 'Han Yujin', role: 'Nurse for 12 years', portrait: '/media/portraits/han.svg' }
  await renderCoursePage(sampleCourse({ teacher, standard: 'Core nursing skills' }), 'desktop')
  expect(heading()).toBeTruthy()
  expect(screen.getByText('Taught by').closest('dt')?.nextElementSibling?.textContent).toBe(
    'Han Yujin Nurse for 12 years',
  )
  expect(screen.getByText('Prepares for').closest('dt')?.nextElementSibling?.textContent).toBe('Core nursing skills')
})

it('leaves out what the catalogue does not say', async () => {
  await renderCoursePage(sampleCourse({ standard: 'Core nursing skills' }), 'desktop')
  expect(screen.queryByText('Taught by')).toBeNull()
  expect(screen.getByText('Prepares for')).toBeTruthy()
  cleanup()
  await renderCoursePage(sampleCourse(), 'desktop')
  expect(heading()).toBeNull()
})
