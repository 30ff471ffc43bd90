import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { profile } from '#contract/accounts/profile.ts'
import { OpeningScreen } from '#features/course-opening/opening-screen.tsx'
import { sampleCourse } from '#features/courses/course.fixture.ts'
import { InquiryScreen } from '#features/inquiry/inquiry-screen.tsx'
import { sampleProfile } from '#tests/flows/samples/order-samples.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const inquiry = (
  <InquiryScreen
    categories={[{ code: 'service', name: 'Service' }]}
    suggestions={[]}
    subject={{ category: 'service', key: '', name: '' }}
    onSent={() => {}}
  />
)
const opening = <OpeningScreen course={sampleCourse({ is_coming: true, opens_on: '2026-12-01' })} />

/** Shows a form to a member. Their profile arrives when the function that it returns is called. */
async function show(form: ReactElement): Promise<() => void> {
  const { http: answer } = fakeServer(new Map([[profile, { ...sampleProfile, group: 'Hanbit Safety' }]]))
  const { promise, resolve } = Promise.withResolvers<void>()
  await renderScreen(form, {
    userid: 'practice01',
    catalogues: ['shop', 'inquiry', 'course-opening', 'form', 'errors'],
    http: async (...call) => {
      await promise
      return answer(...call)
    },
  })
  return resolve
}
/** What the fields contain, by label. */
const filled = (...labels: string[]) => labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

const user = userEvent.setup()

test('a profile that arrives late fills in the empty fields of an inquiry, and leaves what was typed', async () => {
  const arrive = await show(inquiry)
  await user.type(screen.getByLabelText('Name'), 'Sora Oh')
  await user.type(screen.getByLabelText('Phone number'), '01099990142')
  arrive()
  await waitFor(() => expect(filled('Organisation', 'Email')).toEqual(['Hanbit Safety', 'haneul@member.example']))
  expect(filled('Name', 'Phone number')).toEqual(['Sora Oh', '01099990142'])
})

test('a profile that arrives late leaves the address that was typed for the mail of an opening', async () => {
  const arrive = await show(
    <>
      {opening}
      {inquiry}
    </>,
  )
  const [address, other] = screen.getAllByLabelText<HTMLInputElement>('Email')
  if (!address || !other) throw new Error('both forms ask for an address')
  await user.type(address, 'sora@member.example')
  arrive()
  await waitFor(() => expect(other.value).toBe('haneul@member.example'))
  expect(address.value).toBe('sora@member.example')
})
