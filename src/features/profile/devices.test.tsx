import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { endSession, type MemberSession, memberSessions } from '#contract/accounts/session.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { Devices } from './devices.tsx'

afterEach(cleanup)

const phone: MemberSession = {
  id: '0b0f7a3e-6b0c-4c0e-9d2b-0d8f4a5f6a11',
  browser: 'safari',
  system: 'ios',
  started_at: '2026-11-20T03:00:00.000Z',
  last_used_at: '2026-11-21T03:00:00.000Z',
  is_current: false,
}

test('logs out a device after the member has confirmed who they are', async () => {
  const tooLate = ApiError.declaredBy(endSession)(codes.freshAuthenticationRequired, 'too long ago')
  const answers = new Map<Endpoint, unknown>([
    [memberSessions, [phone]],
    [endSession, tooLate],
  ])
  const { http, asked } = fakeServer(answers)
  const confirm = ({ onConfirmed }: { readonly onConfirmed: () => void }) => (
    <button type="button" onClick={onConfirmed}>
      Prove it
    </button>
  )
  await renderScreen(<Devices confirm={confirm} />, { http })
  fireEvent.click(await screen.findByRole('button', { name: 'Log out Safari on iOS' }))
  const prove = await screen.findByRole('button', { name: 'Prove it' })
  expect(screen.queryByRole('alert')).toBeNull()
  answers.set(endSession, {})
  answers.set(memberSessions, [])
  fireEvent.click(prove)
  await expect.poll(() => screen.queryByRole('button', { name: 'Log out Safari on iOS' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Prove it' })).toBeNull()
  expect(asked.filter(({ name }) => name === 'end-session').map(({ input }) => input)).toEqual([
    { params: { session_id: phone.id } },
    { params: { session_id: phone.id } },
  ])
})
