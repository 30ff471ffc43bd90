import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import { type Answer, type RecordedTab, randomKey, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { provideSession, startSession } from './session.flow.ts'
import { createSessionStore } from './session-store.ts'

const opened = {
  access_token: 'access-1',
  access_token_expires_in: 600,
  refresh_token: 'refresh-1',
  refresh_token_expires_in: 1_209_600,
  username: '김하늘',
  userid: 'practice01',
}
/** What local storage holds after the login. */
const stored = {
  isLogin: 'true',
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  tokenVersion: randomKey(1),
  userName: '김하늘',
  userid: 'practice01',
  loginId: randomKey(2),
}
const renewed: Answer = {
  content: {
    access_token: 'access-2',
    access_token_expires_in: 500,
    refresh_token: 'refresh-2',
    refresh_token_expires_in: 1_200_000,
  },
}
/** The same after a refresh of this tab. */
const storedAnew = { ...stored, accessToken: 'access-2', refreshToken: 'refresh-2', tokenVersion: randomKey(3) }
/** The same after a refresh of another tab. */
const storedElsewhere = { ...stored, accessToken: 'access-3', refreshToken: 'refresh-3', tokenVersion: randomKey(9) }

const check = ['GET /v1/member/token']
const lock = ['lock', 'shop-session']
const refreshWith = (token: string) => ['POST /v1/member/auth/token', { body: { refresh_token: token } }]
const close = (everywhere: boolean) => ['POST /v1/member/logout', { body: { everywhere } }]

/**
 * A tab of a member who is logged in. `whileWaiting` happens before the tab gets the lock under which one tab at a time
 * refreshes.
 */
function start(tab: RecordedTab, whileWaiting = () => {}) {
  const request = async (name: string, work: () => Promise<unknown>) => {
    tab.note('lock', name)
    whileWaiting()
    return work()
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const store = createSessionStore(localStorage, document)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    store.clear()
  })
  store.open(opened)
  const actions = { reload: () => tab.note('reload'), forgetDrafts: () => tab.note('forgetDrafts') }
  return startSession(provideSession(store, tab.http, actions), store).actor
}

/** The cookie as another tab leaves it. */
function setVersionElsewhere(version: string, page = document) {
  page.cookie = `tokenVersion=${version}; path=/`
}

/** Cookie and local storage as another tab leaves them; the event tells this tab. */
function storeElsewhere(items: Readonly<Record<string, string>>) {
  setVersionElsewhere(items['tokenVersion'] ?? '')
  localStorage.clear()
  for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
}

describe('a check', () => {
  it.each<[what: string, answers: Answer[], effects: unknown[], left: object, state: string]>([
    ['good', [{ content: {} }], [check], stored, 'signedIn'],
    ['lost', ['lost'], [check], stored, 'signedIn'],
    ['a failure of the server', [codes.internalError], [check], stored, 'signedIn'],
    ['gone', [codes.memberGone], [check, ['reload']], {}, 'anonymous'],
    ['over', [codes.accessTokenInvalid, renewed], [check, lock, refreshWith('refresh-1')], storedAnew, 'signedIn'],
    [
      'over, and the session has ended',
      [codes.accessTokenInvalid, codes.accessTokenInvalid],
      [check, lock, refreshWith('refresh-1')],
      {},
      'rejected',
    ],
  ])('leaves the right session when its answer is: %s', async (_, answers, effects, left, state) => {
    const tab = recordedTab()
    const actor = start(tab)
    tab.answer(...answers)
    actor.send({ type: 'check.requested' })
    await tab.pass()
    expect(tab.effects).toEqual(effects)
    expect({ ...localStorage }).toEqual(left)
    expect(actor.getSnapshot().value).toBe(state)
  })
})

describe('a refresh', () => {
  it('sends the refresh token, and stores the new pair', async () => {
    const tab = recordedTab()
    const actor = start(tab)
    tab.answer(renewed)
    actor.send({ type: 'access.refused' })
    await tab.pass()
    expect(tab.effects).toEqual([lock, refreshWith('refresh-1')])
    expect({ ...localStorage }).toEqual(storedAnew)
    expect(document.cookie).toContain(`tokenVersion=${randomKey(3)}`)
    tab.answer('lost')
    actor.send({ type: 'access.refused' })
    await tab.pass()
    expect(tab.effects.slice(2)).toEqual([lock, refreshWith('refresh-2')])
  })

  it.each<[what: string, answer: Answer]>([
    ['was lost', 'lost'],
    ['is a failure of the server', codes.internalError],
    ['is a busy server', codes.serverBusy],
    ['is too many requests', codes.tooManyRequests],
  ])('keeps the pair, and sends the same token again, when its answer %s', async (_, answer) => {
    const tab = recordedTab()
    const actor = start(tab)
    tab.answer(answer)
    actor.send({ type: 'access.refused' })
    await tab.pass()
    expect({ ...localStorage }).toEqual(stored)
    tab.answer(renewed)
    actor.send({ type: 'access.refused' })
    await tab.pass()
    expect(tab.effects).toEqual([lock, refreshWith('refresh-1'), lock, refreshWith('refresh-1')])
    expect({ ...localStorage }).toEqual(storedAnew)
  })

  it.each<[what: string, answer: Answer, effects: unknown[], state: string]>([
    ['the session has ended', codes.accessTokenInvalid, [], 'rejected'],
    ['the account was secured', codes.accountSecured, [], 'rejected'],
    ['the member is gone', codes.memberGone, [['reload']], 'anonymous'],
  ])('removes the session when %s', async (_, answer, effects, state) => {
    const tab = recordedTab()
    const actor = start(tab)
    tab.answer(answer)
    actor.send({ type: 'access.refused' })
    await tab.pass()
    expect(tab.effects).toEqual([lock, refreshWith('refresh-1'), ...effects])
    expect({ ...localStorage }).toEqual({})
    expect(actor.getSnapshot().value).toBe(state)
  })

  it.each<[what: string, left: Record<string, string>, state: string]>([
    ['a pair', storedElsewhere, 'signedIn'],
    ['a pair, of which only the access token arrived', { ...stored, accessToken: 'access-3' }, 'signedIn'],
    ['a pair, of which only the refresh token arrived', { ...stored, refreshToken: 'refresh-3' }, 'signedIn'],
    ['no session any more', {}, 'anonymous'],
  ])('sends nothing when another tab that had the lock left %s', async (_, left, state) => {
    const tab = recordedTab()
    const actor = start(tab, () => storeElsewhere(left))
    actor.send({ type: 'access.refused' })
    await tab.pass()
    expect(tab.effects).toEqual([lock])
    expect({ ...localStorage }).toEqual(left)
    expect(actor.getSnapshot().value).toBe(state)
  })

  it('sends nothing, and leads to the login, when the session is gone before this tab is told', async () => {
    const tab = recordedTab()
    const actor = start(tab, () => localStorage.clear())
    actor.send({ type: 'access.refused' })
    await tab.pass(10_000)
    expect(tab.effects).toEqual([lock])
    expect(actor.getSnapshot().value).toBe('rejected')
  })

  it('sends nothing when another tab has refreshed before the check was answered', async () => {
    const tab = recordedTab()
    const answer = Promise.withResolvers<never>()
    const http: RecordedTab['http'] = (endpoint, input, signal) => {
      const called = tab.http(endpoint, input, signal)
      return endpoint.name === 'check-session' ? answer.promise : called
    }
    const actor = start({ ...tab, http })
    actor.send({ type: 'check.requested' })
    await tab.pass()
    storeElsewhere(storedElsewhere)
    answer.reject(ApiError.received(errorWithCode(codes.accessTokenInvalid)))
    await tab.pass()
    expect(tab.effects).toEqual([check, lock])
    expect({ ...localStorage }).toEqual(storedElsewhere)
  })

  it('waits for the pair that another tab has stored', async () => {
    const tab = recordedTab()
    const actor = start(tab, () => setVersionElsewhere(randomKey(9)))
    actor.send({ type: 'access.refused' })
    await tab.pass(1_900)
    storeElsewhere(storedElsewhere)
    await tab.pass(1_000)
    expect(tab.effects).toEqual([lock])
    expect({ ...localStorage }).toEqual(storedElsewhere)
  })
})

describe('a logout', () => {
  it.each<[what: string, answer: Answer]>([
    ['succeeds', { content: {} }],
    ['has no answer', 'lost'],
    ['meets a failure of the server', codes.internalError],
    ['meets an ended session', codes.accessTokenInvalid],
  ])('of this browser forgets drafts and session, when it %s', async (_, answer) => {
    const tab = recordedTab()
    const actor = start(tab)
    tab.answer(answer)
    actor.send({ type: 'logout.requested', everywhere: false })
    await tab.pass()
    expect(tab.effects).toEqual([['forgetDrafts'], close(false)])
    expect({ ...localStorage }).toEqual({})
    expect(document.cookie).not.toContain(randomKey(1))
  })

  it.each<[what: string, answer: Answer]>([
    ['succeeds', { content: {} }],
    ['has no answer', 'lost'],
    ['meets a failure of the server', codes.internalError],
    ['meets an ended session', codes.accessTokenInvalid],
  ])('of every browser does so after its answer, when it %s', async (_, answer) => {
    const tab = recordedTab()
    const actor = start(tab)
    tab.answer(answer)
    actor.send({ type: 'logout.requested', everywhere: true })
    await tab.pass()
    expect(tab.effects).toEqual([close(true), ['forgetDrafts']])
    expect({ ...localStorage }).toEqual({})
  })

  it('of every browser keeps the session while the password is asked for', async () => {
    const tab = recordedTab()
    const actor = start(tab)
    tab.answer(codes.freshAuthenticationRequired, { content: {} })
    actor.send({ type: 'logout.requested', everywhere: true })
    await tab.pass()
    expect({ ...localStorage }).toEqual(stored)
    actor.send({ type: 'logout.requested', everywhere: true })
    await tab.pass()
    expect(tab.effects).toEqual([close(true), close(true), ['forgetDrafts']])
    expect({ ...localStorage }).toEqual({})
  })
})
