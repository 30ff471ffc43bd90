import { linkOptions } from '@tanstack/react-router'
import { cleanup, screen } from '@testing-library/react'
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

const _addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('says that three are the most, and offers no fourth', async () => {
  await show('403_404_405')
  expect(screen.getByText('Three at most.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Tower crane/ })).toBeNull()
})
