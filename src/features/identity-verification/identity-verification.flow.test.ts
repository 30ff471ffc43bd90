import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { fakeServer } from '../../../tests/support/screens/order-page.tsx'
import { provideIdentityVerification } from './identity-verification.flow.ts'

/** Begins a verification; returns the calls and whether a window was opened. */
function begin(method: 'OACX' | 'CIVS') {
  const { http, asked } = fakeServer(new Map())
  const open = vi.spyOn(window, 'open').mockReturnValue(window)
  const machine = provideIdentityVerification({ http, returnPath: '/login?tab=simple', onVerified: () => {} })
  const input = { method, purpose: 'login', returned: undefined } as const
  const actor = createActor(machine, { input }).start()
  actor.send({ type: 'verification.requested' })
  actor.stop()
  const hasWindow = open.mock.calls.length > 0
  open.mockRestore()
  return { asked, hasWindow }
}

test('a desktop verifies in a window of its own', () => {
  expect(begin('OACX')).toMatchObject({
    hasWindow: true,
    asked: [{ name: 'open-identity-popup', input: { params: { purpose: 'login' } } }],
  })
})

test('a phone verifies on a page that returns to where it began', () => {
  expect(begin('CIVS')).toMatchObject({
    hasWindow: false,
    asked: [{ name: 'open-identity-page', input: { body: { return_url: '/login?tab=simple', purpose: 'login' } } }],
  })
})
