import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { WithdrawalPreview } from '#contract/accounts/withdrawal.ts'
import { readMeter } from '#tests/support/screens/meter.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { Losses, WithdrawalDelay } from './losses.tsx'

afterEach(cleanup)

const nothing: WithdrawalPreview = {
  courses: [],
  unpaid: [],
  refunds: [],
  refund_amt: 0,
  kept: [],
  records: { courses: 0, lessons: 0 },
  delay: null,
  has_guardian: false,
}
const order = { order_number: '20261121-0000001', name: 'Welding', others: 0 }
const course = { course: 101, title: 'Welding', from: '2026-11-01', until: '2026-11-30', days: { all: 30, left: 10 } }

/** The rows of what is lost, as texts. */
async function rowsOf(preview: Partial<WithdrawalPreview>): Promise<(string | null)[]> {
  await renderScreen(<Losses preview={{ ...nothing, ...preview }} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

const profile = 'Your profile and logins'
const without = `${profile}You have no active courses or open orders.Will be deleted`
const beside = `${profile}Will be deleted`

describe('Losses', () => {
  test.each<[what: string, preview: Partial<WithdrawalPreview>, rows: readonly string[]]>([
    ['nothing but the profile', {}, [without]],
    ['a course with an end', { courses: [course] }, ['Welding10 days left', beside]],
    [
      'a course on its last day',
      { courses: [{ ...course, days: { all: 30, left: 1 } }] },
      ['Welding1 day left', beside],
    ],
    [
      'a course without an end',
      { courses: [{ ...course, until: null, days: null }] },
      ['WeldingUnlimited access since 1 Nov 2026Ends', beside],
    ],
    ['an unpaid order', { unpaid: [order] }, ['WeldingUnpaid orderWill be cancelled', beside]],
    [
      'an order of three items',
      { unpaid: [{ ...order, others: 2 }] },
      ['Welding and 2 moreUnpaid orderWill be cancelled', beside],
    ],
    [
      'a finished lesson',
      { records: { courses: 1, lessons: 1 } },
      ['Your progress1 finished lessonWill be deleted', beside],
    ],
    [
      'finished lessons',
      { records: { courses: 1, lessons: 5 } },
      ['Your progress5 finished lessonsWill be deleted', beside],
    ],
    [
      'goods that are kept',
      { kept: [{ ...order, why: 'goods' }] },
      ['WeldingWe’ll still deliver it. Call us to return it.View order', beside],
    ],
    [
      'a refund that needs an account',
      { kept: [{ ...order, why: 'account' }] },
      [
        'WeldingWe need your bank account for this refund. Cancel this order before you close your account.View order',
        beside,
      ],
    ],
  ])('lists %s', async (_, preview, rows) => {
    expect(await rowsOf(preview)).toEqual(rows)
  })

  test('measures the days of a course, and names them for screen readers', async () => {
    await rowsOf({ courses: [{ ...course, days: { all: 30, left: 14 } }] })
    const meter = screen.getByRole('img', { name: '14 of 30 days left, until 30 Nov 2026' })
    // In weeks, with a tall tick every four.
    expect(readMeter(meter)).toEqual({ length: 5, filled: 2, major: 4 })
  })

  test('says what is refunded, and nothing without a refund', async () => {
    await rowsOf({ refunds: [{ ...order, amt: 1 }], refund_amt: 1 })
    expect(screen.getByText('You’ll get ₩1 back')).toBeDefined()
    expect(screen.getByText(/^Welding: still within the refund period\./)).toBeDefined()
    cleanup()
    await rowsOf({})
    expect(screen.queryByText(/back$/)).toBeNull()
  })
})

describe('WithdrawalDelay', () => {
  test.each([
    [
      '2026-12-01T00:00:00+09:00',
      'Your account is restricted for fraud until 1 Dec 2026. You can close it here after that.',
    ],
    [null, 'Your account is permanently restricted for fraud. Contact customer support to close it.'],
  ])('says until when: %s', async (until, text) => {
    await renderScreen(<WithdrawalDelay delay={{ until }} />)
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Reason and how to object' }).getAttribute('href')).toBe(
      '/mypage/membership',
    )
  })
})
