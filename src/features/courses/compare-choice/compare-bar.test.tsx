import { linkOptions } from '@tanstack/react-router'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { sampleCourse } from '../course.fixture.ts'
import { CompareBar, CompareToggle } from './compare-bar.tsx'

afterEach(cleanup)

const crane = sampleCourse({ idx: 401, title: 'Tower crane signaller' })
const link = (compare: string | undefined) => linkOptions({ to: '/contents', search: { view: 'cards', compare } })

async function show(compare: string | undefined) {
  await renderScreen(
    <>
      <CompareToggle course={crane} compare={compare} link={link} />
      <CompareBar compare={compare} link={link} />
    </>,
    { catalogues: ['front'] },
  )
}

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('shows nothing chosen before the first choice, and a link that chooses a course', async () => {
  await show(undefined)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(addressOf('Add to comparison: Tower crane signaller')).toBe('/contents?view=cards&compare=401')
})

it('asks for a second course beside one', async () => {
  await show('403')
  expect(within(screen.getByRole('status')).getByText('Choose one more to compare.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Compare courses' })).toBeNull()
  expect(addressOf('Clear')).toBe('/contents?view=cards')
})

it('leads to the comparison of two, and takes one of them out', async () => {
  await show('403_401')
  expect(addressOf('Compare courses')).toBe('/contents/compare?ids=403_401')
  expect(addressOf('Remove from comparison: Tower crane signaller')).toBe('/contents?view=cards&compare=403')
})

it('says that three are the most, and offers no fourth', async () => {
  await show('403_404_405')
  expect(screen.getByText('Three at most.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Tower crane/ })).toBeNull()
})
