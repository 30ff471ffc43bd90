import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Company } from '#contract/values/company.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { SupportHours } from './support-hours.tsx'

afterEach(cleanup)

/** What is said on 2026-11-21. */
async function said(locale: 'ko' | 'en', company: Partial<Company>): Promise<string | null> {
  await renderScreen(<SupportHours />, { locale, company, catalogues: ['shop'] })
  return screen.getByRole('main').textContent
}

test.each([
  ['ko', '평일 09:30–18:00, 점심시간 12:00–13:00 '],
  ['en', 'Weekdays 09:30–18:00, lunch 12:00–13:00 '],
] as const)('says hours and lunch: %s', async (locale, text) => {
  const hours = { opens: '09:30', closes: '18:00', lunch: { from: '12:00', until: '13:00' } }
  expect(await said(locale, { hours })).toBe(text)
})

test.each([
  ['ko', '평일 09:30–18:00 12월 24일, 12월 31일, 2027년 1월 4일 휴무'],
  ['en', 'Weekdays 09:30–18:00 Closed on 24 Dec, 31 Dec, 4 Jan 2027'],
] as const)('names the next three closed days, without those that are over: %s', async (locale, text) => {
  const closed_on = ['2026-12-31', '2026-11-20', '2026-12-24', '2027-01-05', '2027-01-04']
  expect(await said(locale, { hours: { opens: '09:30', closes: '18:00' }, closed_on })).toBe(text)
})
