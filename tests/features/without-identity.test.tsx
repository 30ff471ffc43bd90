import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Feature } from '#contract/values/features.ts'
import type { Locale } from '#contract/values/locale.ts'
import { sampleCourse } from '#features/courses/course.fixture.ts'
import { DevicePage } from '#features/devices/detail/device-page.tsx'
import { noChoice, sampleDevice } from '#features/devices/device.fixture.ts'
import { DetailsStep } from '#features/sign-up/details-step.tsx'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { renderCoursePage } from '#tests/support/screens/course-page.tsx'
import { renderDeviceScreen } from '#tests/support/screens/device-page.tsx'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'

const off: readonly Feature[] = ['identity-verification']

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

it.each([
  [[], 1],
  [off, 0],
] as const)(
  'an exam in a shop without %j says %i times that the identity is verified for it',
  async (without, times) => {
    const { curriculum } = sampleCourse()
    const detail = curriculum.detail.map((lesson) => ({ ...lesson, exam: lesson.number === 3 }))
    await renderCoursePage(sampleCourse({ curriculum: { ...curriculum, detail } }), 'desktop', { off: without })
    expect(await screen.findAllByText('Exam')).toHaveLength(1)
    expect(screen.queryAllByText('Verify your identity once to take this exam.')).toHaveLength(times)
  },
)

it.each([
  [[], 'Log in and verify your identity to order.'],
  [off, 'Log in to order.'],
] as const)('a device in a shop without %j says what an order needs', async (without, words) => {
  await renderDeviceScreen(<DevicePage device={sampleDevice()} search={noChoice} />, { off: without })
  expect(screen.getByText(words)).toBeTruthy()
})

describe('the details of a sign-up', () => {
  const show = async (onSubmit: () => void, locale: Locale = 'en') => {
    await renderScreen(
      <DetailsStep
        memberType="IDV"
        identification={undefined}
        today="2026-11-21"
        email="gaeul@member.example"
        state="enteringDetails"
        freeUserid="gaeul2026"
        isHuman
        error={undefined}
        onCheckUserid={() => {}}
        onHuman={() => {}}
        onSubmit={onSubmit}
        onBack={() => {}}
      />,
      { off, locale, catalogues: ['sign-up', 'form', 'errors'] },
    )
  }
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

  it('ask for name and day of birth, and send them', async () => {
    const onSubmit = vi.fn()
    await show(onSubmit)
    expect(screen.queryByText(/identity/)).toBeNull()
    type('Name', ' 문가을 ')
    type('Date of birth', '2004-10-09')
    type('ID', 'gaeul2026')
    type('Password', samplePassword)
    type('Confirm password', samplePassword)
    type('Mobile phone', '010-4783-0142')
    fireEvent.click(screen.getByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: ' 문가을 ', birth: '2004-10-09', userid: 'gaeul2026' }),
    )
  })

  it.each([
    ['en', '', 'Enter your date of birth.'],
    ['en', '2026-11-22', 'Enter your date of birth.'],
    ['en', '2012-11-22', 'You must be 14 or older to sign up. Check your date of birth.'],
    ['ko', '2012-11-22', '만 14세부터 가입할 수 있어요. 생년월일을 확인해 주세요.'],
  ] as const)('say at the field what is wrong, in %s with %j', async (locale, birth, words) => {
    const onSubmit = vi.fn()
    await show(onSubmit, locale)
    const label = locale === 'en' ? 'Date of birth' : '생년월일'
    type(label, birth)
    fireEvent.click(screen.getByRole('button', { name: locale === 'en' ? 'Sign up' : '회원가입' }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
