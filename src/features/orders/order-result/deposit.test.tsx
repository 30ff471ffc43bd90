import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readMeter } from '#tests/support/screens/meter.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { Deposit } from './deposit.tsx'

const now = Date.parse('2026-11-21T12:00:00+09:00')
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (secondsLeft: number) =>
  renderScreen(
    <Deposit
      account={{
        bank: { kind: 'bank', code: 'kookmin' },
        number: '12345678901234',
        holder: 'Practicum',
        until: new Date(now + secondsLeft * 1_000).toISOString(),
      }}
      amount={20_000}
    />,
  )

describe('Deposit', () => {
  test('names bank, holder, account in groups of four digits, amount and deadline', async () => {
    await show(24 * 60 * 60)
    const text = screen.getByRole('main').textContent
    expect(text).toContain('Kookmin Bank, account holder Practicum')
    expect(text).toContain('1234 5678 9012 34')
    expect(text).toContain('₩20,000')
    expect(text).toContain('until 22 Nov 12:00')
  })

  test('measures the hours that have passed, with a tall tick every six', async () => {
    await show(18 * 60 * 60)
    const meter = screen.getByRole('main').querySelector<HTMLElement>('[aria-hidden="true"][style]')
    expect(readMeter(meter ?? expect.fail('no meter'))).toEqual({ length: 24, filled: 6, major: 6 })
  })

  test.each([
    [25 * 60 * 60, '24 h 0 min left'],
    [24 * 60 * 60, '24 h 0 min left'],
    [24 * 60 * 60 - 1, '23 h 59 min left'],
    [60 * 60, '1 h 0 min left'],
    [60 * 60 - 1, '59 min 59 s left'],
    [60, '1 min 0 s left'],
    [59, '59 seconds left'],
    [1, '1 second left'],
    [0, '0 seconds left'],
    [-1, '0 seconds left'],
  ])('counts %i seconds down', async (seconds, text) => {
    await show(seconds)
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe(text)
  })
})
