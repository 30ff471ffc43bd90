import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { SocialProvider } from '../../../contract/values/social-providers.ts'
import { sampleDeadline } from '../../../machines/samples/samples.ts'
import { renderApp } from '../../../tests/model/render-app.tsx'
import type { RenderedApp } from '../../../tests/model/rendered-app.ts'
import { subscribeToPasswordChange } from './password-channel.ts'

let app: RenderedApp
afterEach(() => app.close())

interface PasswordChangeResult {
  readonly ended_sessions: number
  readonly removed_accounts: readonly SocialProvider[]
  readonly removed_identity: boolean
}
const nothingEnded: PasswordChangeResult = { ended_sessions: 0, removed_accounts: [], removed_identity: false }

/** Opens the page of a link, with its form. */
async function openLink(): Promise<void> {
  app = await renderApp('/find-password-reset#token=sample', 'desktop', 'en')
  await app.settleActor('find-password', 'checkLink', {
    output: { userid: 'practice01', expires_at: sampleDeadline },
  })
  await screen.findByLabelText('New password')
}

/** Sets a new password with this result, and returns the text of the alert. */
async function alertAfter(result: Partial<PasswordChangeResult>): Promise<string> {
  await openLink()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('New password'), 'Practice2!')
  await user.type(screen.getByLabelText('Confirm new password'), 'Practice2!')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await app.settleActor('find-password', 'changePassword', { output: { ...nothingEnded, ...result } })
  return (await screen.findByRole('alertdialog', { name: 'Your password has changed' })).textContent
}

it.each([
  [2, 'You were logged out on 2 other devices.'],
  [1, 'You were logged out on one other device.'],
])('says after a new password that %i other devices were logged out', async (count, sentence) => {
  expect(await alertAfter({ ended_sessions: count })).toContain(sentence)
})

it('speaks neither of other devices nor of removed logins when there were none', async () => {
  expect(await alertAfter({})).toBe('Your password has changedLog in with your new password.Log in')
})

it('names the social accounts that were unlinked, and how to link them again', async () => {
  const text = await alertAfter({ removed_accounts: ['google', 'kakao'] })
  expect(text).toContain(
    'Unlinked: Google, Kakao. Accounts linked in the last 30 days can no longer log in. Link yours again on My page.',
  )
  expect(text).not.toContain('identity')
})

it('says that a recently verified identity was removed', async () => {
  const text = await alertAfter({ removed_identity: true })
  expect(text).toContain(
    'The identity that was verified in the last 30 days was removed too. Verify yours again on My page.',
  )
  expect(text).not.toContain('Unlinked')
})

it('says before the change that recent social accounts and a recent identity are removed', async () => {
  await openLink()
  expect(screen.getByText(/^Social accounts linked in the last/).textContent).toBe(
    'Social accounts linked in the last 30 days are unlinked, and an identity verified in that time is removed, ' +
      'in case they aren’t yours. Link and verify yours again on My page.',
  )
})

it('tells the page that requested the link, once the password has changed', async () => {
  const listener = vi.fn()
  const unsubscribe = subscribeToPasswordChange('practice01', listener)
  onTestFinished(unsubscribe)
  await alertAfter({})
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
})
