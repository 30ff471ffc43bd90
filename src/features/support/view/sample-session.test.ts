import { beforeEach, expect, test } from 'vitest'
import { getStateName } from '../../../../machines/state-name.ts'
import { createSampleSession } from './sample-session.ts'
import { createSupportView } from './support-view.ts'

beforeEach(() => localStorage.clear())

test('stands where the view says, and is logged in only where a session would be', async () => {
  for (const [at, token] of [
    ['signedIn', 'sample-access-token'],
    ['refreshing', 'sample-access-token'],
    ['anonymous', undefined],
    ['rejected', undefined],
    ['checkingPassword', undefined],
  ] as const) {
    const session = createSampleSession(createSupportView(at, '/mypage', 'en'), 'en')
    const actor = await session.actor()
    expect(getStateName(actor.getSnapshot().value)).toBe(at === 'checkingPassword' ? 'anonymous' : at)
    expect(session.accessToken()).toBe(token)
  }
})

test('is logged in where another flow of a page for members is looked at', async () => {
  expect(createSampleSession(createSupportView('editing', '/order', 'en'), 'en').accessToken()).toBe(
    'sample-access-token',
  )
  expect(createSampleSession(createSupportView('nonsense', '/order', 'en'), 'en').accessToken()).toBe(
    'sample-access-token',
  )
  expect(createSampleSession(createSupportView('rejected', '/order', 'en'), 'en').accessToken()).toBeUndefined()
  expect(createSampleSession(createSupportView('failed', '/order-failed', 'en'), 'en').accessToken()).toBeUndefined()
})

test('stays where it is when a page for members asks whether it is good', async () => {
  const session = createSampleSession(createSupportView('signedIn', '/mypage', 'en'), 'en')
  await session.check()
  expect(getStateName((await session.actor()).getSnapshot().value)).toBe('signedIn')
})

test('keeps nothing in the browser, whatever is done with it', async () => {
  const session = createSampleSession(createSupportView('signedIn', '/mypage', 'en'), 'en')
  const tokens = { access_token: 'a', access_token_expires_in: 1, refresh_token: 'r', refresh_token_expires_in: 1 }
  session.open({ ...tokens, username: 'Kim' })
  session.store.renew(tokens)
  session.store.clear()
  session.forget()
  void session.close(true)
  expect(localStorage.length).toBe(0)
  expect(document.cookie).toBe('')
  expect(session.accessToken()).toBe('sample-access-token')
})
