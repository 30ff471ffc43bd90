import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { profile } from '#contract/accounts/profile.ts'
import { sampleProfile } from '#tests/flows/samples/order-samples.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { MinorNotice } from './minor-notice.tsx'

afterEach(cleanup)

/** Renders the notice on 2026-11-21 for a buyer born on this day, once the profile is read. */
async function show(birth: string, locale: 'ko' | 'en') {
  const { http, asked } = fakeServer(new Map([[profile, { ...sampleProfile, birth }]]))
  await renderScreen(<MinorNotice />, { http, locale, userid: sampleProfile.userid })
  await waitFor(() => expect(asked).toHaveLength(1))
}

test('tells a minor who may cancel the purchase', async () => {
  await show('2007-11-22', 'ko')
  expect(await screen.findByText(/본인이나 보호자\(법정대리인\)가 취소할 수 있어요/)).toBeTruthy()
  cleanup()
  await show('2016-01-02', 'en')
  expect(await screen.findByText(/you or they can cancel it by law/)).toBeTruthy()
})

test('says nothing to an adult', async () => {
  await show('2007-11-21', 'en')
  expect(screen.queryByText(/cancel it by law/)).toBeNull()
})
