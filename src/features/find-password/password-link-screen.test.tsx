import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { sampleDeadline } from '../../../machines/models/samples.ts'
import { renderApp, type RenderedApp } from '../../../tests/model/render-app.tsx'

let app: RenderedApp
afterEach(() => app.close())

/** Text of the alert after a new password that ended so many sessions, and removed an identity. */
async function alertAfter(ended_sessions: number, removed_identity = false): Promise<string> {
  app = await renderApp('/find-password-reset#token=sample', 'desktop', 'en')
  await app.settleActor('find-password', 'checkLink', {
    output: { userid: 'practice01', expires_at: sampleDeadline },
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('New password'), 'Practice2!')
  await user.type(screen.getByLabelText('Confirm new password'), 'Practice2!')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await app.settleActor('find-password', 'changePassword', {
    output: { ended_sessions, removed_accounts: [], removed_identity },
  })
  return (await screen.findByRole('alertdialog', { name: 'Your password has changed' })).textContent
}

it.each([
  [2, 'You were logged out on 2 other devices.'],
  [1, 'You were logged out on one other device.'],
])('says after a new password that %i other devices were logged out', async (count, sentence) => {
  expect(await alertAfter(count)).toContain(sentence)
})

it('does not speak of other devices when there were none', async () => {
  expect(await alertAfter(0)).not.toContain('logged out')
})

it('says that a recently verified identity was removed', async () => {
  expect(await alertAfter(0, true)).toContain('The identity that was verified in the last 30 days was removed too.')
})
