import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import type { checkPasswordLink } from '#contract/accounts/find-password.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import type { SocialProvider } from '#contract/values/social-providers.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import { sampleDeadline } from '#tests/flows/samples/samples.ts'
import { renderApp } from '#tests/model/render-app.tsx'
import type { RenderedApp } from '#tests/model/rendered-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let app: RenderedApp
afterEach(() => app.close())

interface PasswordChangeResult {
  readonly ended_sessions: number
  readonly removed_accounts: readonly SocialProvider[]
  readonly removed_identity: boolean
}
const nothingEnded: PasswordChangeResult = { ended_sessions: 0, removed_accounts: [], removed_identity: false }

const nothingRecent: Pick<ContentOf<typeof checkPasswordLink>, 'recent_accounts' | 'recent_identity'> = {
  recent_accounts: [],
  recent_identity: false,
}

/** Opens the page of a link, with its form. */
async function openLink(recent = nothingRecent): Promise<void> {
  app = await renderApp('/find-password-reset#token=sample', 'desktop', 'en')
  await app.settleActor('find-password', 'checkLink', {
    output: { userid: 'practice01', expires_at: sampleDeadline, ...recent },
  })
  await screen.findByLabelText('New password')
}

/** Types the new password twice. */
async function typePassword(): Promise<void> {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('New password'), 'Practice2!')
  await user.type(screen.getByLabelText('Confirm new password'), 'Practice2!')
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const question = () => screen.queryByRole('group', { name: 'Was this you?' })
const isChanging = () => app.isActorRunning('find-password', 'changePassword')

/** Sets a new password with this result, and returns the text of the alert. */
async function alertAfter(result: Partial<PasswordChangeResult>): Promise<string> {
  await openLink()
  await typePassword()
  await press('Change password')
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

it('asks nothing about logins when none was added recently', async () => {
  await openLink()
  expect(question()).toBeNull()
  expect(screen.queryByText(/30 days/)).toBeNull()
})

it.each([
  [
    ['google', 'naver'],
    true,
    ['Login with Google', 'Login with Naver', 'Verified identity'],
    'Yes, keep them',
    'No, remove them',
  ],
  [['kakao'], false, ['Login with Kakao'], 'Yes, keep it', 'No, remove it'],
  [[], true, ['Verified identity'], 'Yes, keep it', 'No, remove it'],
] as const)('asks whether the member added %j, and an identity: %s', async (accounts, identity, named, yes, no) => {
  await openLink({ recent_accounts: [...accounts], recent_identity: identity })
  const group = question() ?? expect.fail()
  expect(
    within(group)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(named)
  expect(within(group).getAllByRole('radio')).toEqual([
    within(group).getByRole('radio', { name: yes, checked: false }),
    within(group).getByRole('radio', { name: no, checked: false }),
  ])
  const about = (group.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
  expect(about.map((each) => each?.textContent).join('')).toContain('Added to your account in the last 30 days')
})

it('sends nothing before the choice, and keeps what was typed', async () => {
  await openLink({ recent_accounts: ['google'], recent_identity: false })
  await typePassword()
  await press('Change password')
  const [first] = screen.getAllByRole('radio')
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(screen.getByText('Choose whether this was you.')).toBeTruthy()
  expect(first?.getAttribute('aria-invalid')).toBe('true')
  expect(isChanging()).toBe(false)
  await userEvent.click(screen.getByRole('radio', { name: 'No, remove it' }))
  await waitFor(() => expect(screen.queryByText('Choose whether this was you.')).toBeNull())
  await press('Change password')
  await waitFor(() => expect(isChanging()).toBe(true))
})

it('keeps the choice after an error', async () => {
  await openLink({ recent_accounts: ['google'], recent_identity: false })
  await typePassword()
  await userEvent.click(screen.getByRole('radio', { name: 'Yes, keep it' }))
  await press('Change password')
  await app.settleActor('find-password', 'changePassword', { error: errorWithCode(codes.resetPasswordUnchanged) })
  expect(await screen.findByRole('radio', { name: 'Yes, keep it', checked: true })).toBeTruthy()
})

it('opens the login with the ID of the account in its form and not in the address', async () => {
  await alertAfter({})
  await press('Log in')
  await screen.findByRole('heading', { name: 'Log in' })
  expect(await screen.findByLabelText<HTMLInputElement>('ID')).toHaveProperty('value', 'practice01')
  expect(app.path()).toBe('/login')
})

it('tells the page that requested the link, once the password has changed', async () => {
  const channel = new BroadcastChannel('shop-password')
  onTestFinished(() => channel.close())
  const heard: unknown[] = []
  channel.addEventListener('message', ({ data }) => heard.push(data))
  await alertAfter({})
  await waitFor(() => expect(heard).toEqual([{ userid: 'practice01' }]))
})
