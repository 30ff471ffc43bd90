import { beforeEach, expect, test } from 'vitest'
import { getStateName } from '#machines/state-name.ts'
import { stateOf } from '#tests/flows/flow-models.ts'
import { createSampleSession } from './sample-session.ts'
import { createSupportView } from './support-view.ts'

const signedIn = stateOf('session', 'signedIn')

beforeEach(() => localStorage.clear())

test('is in the requested state, and signed in only where that state is', async () => {
  const ofAnotherFlow = stateOf('login', 'checkingPassword')
  for (const [at, token] of [
    [signedIn, 'sample-access-token'],
    [stateOf('session', 'refreshing'), 'sample-access-token'],
    [stateOf('session', 'anonymous'), undefined],
    [stateOf('session', 'rejected'), undefined],
    [ofAnotherFlow, undefined],
  ] as const) {
    const session = createSampleSession(createSupportView(at, '/mypage', 'en'), 'en')
    const actor = await session.actor()
    expect(getStateName(actor.getSnapshot().value)).toBe(at === ofAnotherFlow ? stateOf('session', 'anonymous') : at)
    expect(session.accessToken()).toBe(token)
  }
})

test('is signed in when a view shows another flow of a page for members', async () => {
  const tokenAt = (state: string, path: string) =>
    createSampleSession(createSupportView(state, path, 'en'), 'en').accessToken()
  expect(tokenAt(stateOf('checkout', 'editing'), '/order')).toBe('sample-access-token')
  expect(tokenAt('nonsense', '/order')).toBe('sample-access-token')
  expect(tokenAt(stateOf('session', 'rejected'), '/order')).toBeUndefined()
  expect(tokenAt(stateOf('order-result', 'failed'), '/order-failed')).toBeUndefined()
})

test('keeps its state when a page for members checks the session', async () => {
  const session = createSampleSession(createSupportView(signedIn, '/mypage', 'en'), 'en')
  await session.check()
  expect(getStateName((await session.actor()).getSnapshot().value)).toBe(signedIn)
})

test('stores nothing in the browser', async () => {
  const session = createSampleSession(createSupportView(signedIn, '/mypage', 'en'), 'en')
  const tokens = { access_token: 'a', access_token_expires_in: 1, refresh_token: 'r', refresh_token_expires_in: 1 }
  session.open({ ...tokens, username: 'Kim', userid: 'practice01' })
  session.store.renew(tokens)
  session.store.clear()
  session.forget()
  void session.close(true)
  expect(localStorage.length).toBe(0)
  expect(document.cookie).toBe('')
  expect(session.accessToken()).toBe('sample-access-token')
})
