import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { parseAnswer } from '#contract/protocol/endpoint.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import { sampleSession } from '#tests/flows/samples/samples.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { clearDrafts, formDraft } from '../drafts/form-draft.ts'
import type { Http } from '../http/http.ts'
import { provideSession, startSession } from './session.flow.ts'
import { createSession } from './session.ts'
import { createSessionStore } from './session-store.ts'

const noPageActions = { reload: () => {}, forgetDrafts: () => {} }

type RefusalCode = typeof codes.accessTokenInvalid | typeof codes.memberGone | typeof codes.freshAuthenticationRequired

/** A browser that is logged in, whose calls about the session are all answered with a code. */
function setUpRefusedSession(code: RefusalCode) {
  localStorage.clear()
  const store = createSessionStore(localStorage, document)
  store.open(sampleSession)
  const http: Http = () => Promise.reject(ApiError.received(errorWithCode(code)))
  const reload = vi.fn()
  const leadToLogin = vi.fn()
  const start = async () => startSession(provideSession(store, http, { reload, forgetDrafts: clearDrafts }), store)
  return { store, reload, leadToLogin, session: createSession({ store, start, reload, leadToLogin }) }
}

test('removes the tokens and leads to the login when a call finds the session over', async () => {
  const { session, leadToLogin, store } = setUpRefusedSession(codes.accessTokenInvalid)
  expect(await session.renew(sampleSession.access_token)).toBe(false)
  expect(leadToLogin).toHaveBeenCalledOnce()
  expect(store.read()).toBeUndefined()
})

test('clears the tokens and loads the page again when the check finds the member gone', async () => {
  const { session, reload, store } = setUpRefusedSession(codes.memberGone)
  expect(await session.check()).toBe(false)
  expect(store.read()).toBeUndefined()
  expect(reload).toHaveBeenCalledOnce()
})

test('does the same when the refresh finds the member gone', async () => {
  const { session, reload, leadToLogin, store } = setUpRefusedSession(codes.memberGone)
  expect(await session.renew(sampleSession.access_token)).toBe(false)
  expect(store.read()).toBeUndefined()
  expect(reload).toHaveBeenCalledOnce()
  expect(leadToLogin).not.toHaveBeenCalled()
})

test('removes what was typed in this tab at a logout, and keeps it when the session ends by itself', async () => {
  const draft = formDraft('order-attempt:practice01', { schema: v.object({ form: v.string() }), version: 1 })
  draft.save({ form: 'address' })
  const ended = setUpRefusedSession(codes.accessTokenInvalid)
  await ended.session.renew(sampleSession.access_token)
  expect(draft.read()).toEqual({ form: 'address' })
  await setUpRefusedSession(codes.accessTokenInvalid).session.close(false)
  expect(draft.read()).toBeUndefined()
})

test('keeps session and typed text when logging out everywhere needs the password first', async () => {
  const draft = formDraft('order-attempt:practice01', { schema: v.object({ form: v.string() }), version: 1 })
  draft.save({ form: 'address' })
  const { session, store } = setUpRefusedSession(codes.freshAuthenticationRequired)
  expect(await session.close(true)).toMatchObject({ code: codes.freshAuthenticationRequired })
  expect(store.read()).toBeDefined()
  expect(draft.read()).toEqual({ form: 'address' })
})

test('tells why the server did not hear of a logout, and logs this browser out all the same', async () => {
  const { session, store } = setUpRefusedSession(codes.accessTokenInvalid)
  expect(await session.close(true)).toMatchObject({ code: codes.accessTokenInvalid })
  expect(store.read()).toBeUndefined()
})

test('refreshes the tokens of a new login, although a check of the one before is answered late', async () => {
  localStorage.clear()
  const store = createSessionStore(localStorage, document)
  store.open(sampleSession)
  const lateAnswer = Promise.withResolvers<never>()
  const calls: string[] = []
  const http: Http = (endpoint) => {
    calls.push(endpoint.name)
    return endpoint.name === 'check-session'
      ? lateAnswer.promise
      : Promise.reject(ApiError.received(errorWithCode(codes.accessTokenInvalid)))
  }
  const start = async () => startSession(provideSession(store, http, noPageActions), store)
  const session = createSession({ store, start, reload: () => {}, leadToLogin: () => {} })

  const checked = session.check()
  await waitFor(() => expect(calls).toEqual(['check-session']))
  store.clear()
  expect(await checked).toBe(false)
  lateAnswer.reject(ApiError.received(errorWithCode(codes.accessTokenInvalid)))
  await lateAnswer.promise.catch(() => {})
  store.open({ ...sampleSession, access_token: 'another-access-token' })
  await session.renew('another-access-token')
  expect(calls).toEqual(['check-session', 'refresh-session'])
})

test('logs out after a check that is under way, instead of not at all', async () => {
  localStorage.clear()
  const store = createSessionStore(localStorage, document)
  store.open(sampleSession)
  const answer = Promise.withResolvers<object>()
  const calls: string[] = []
  const http: Http = async (endpoint) => {
    calls.push(endpoint.name)
    return parseAnswer(endpoint, endpoint.name === 'check-session' ? await answer.promise : {})
  }
  const start = async () => startSession(provideSession(store, http, noPageActions), store)
  const session = createSession({ store, start, reload: () => {}, leadToLogin: () => {} })

  const checked = session.check()
  await waitFor(() => expect(calls).toEqual(['check-session']))
  const closed = session.close(false)
  answer.resolve({})
  await checked
  expect(await closed).toBeUndefined()
  expect(calls).toEqual(['check-session', 'close-session'])
  expect(store.read()).toBeUndefined()
})

test('has a confirmed actor once a check has succeeded, until another login', async () => {
  localStorage.clear()
  const store = createSessionStore(localStorage, document)
  store.open(sampleSession)
  const http: Http = async (endpoint) => parseAnswer(endpoint, {})
  const start = async () => startSession(provideSession(store, http, noPageActions), store)
  const session = createSession({ store, start, reload: () => {}, leadToLogin: () => {} })
  expect(session.confirmedActor()).toBeUndefined()
  await session.check()
  expect(session.confirmedActor()).toBe(await session.actor())
  store.open({ ...sampleSession, userid: 'company01' })
  expect(session.confirmedActor()).toBeUndefined()
})

test('has no confirmed actor when the check could not be answered', async () => {
  localStorage.clear()
  const store = createSessionStore(localStorage, document)
  store.open(sampleSession)
  const http: Http = () => Promise.reject(ApiError.received({ status: 0 }))
  const start = async () => startSession(provideSession(store, http, noPageActions), store)
  const session = createSession({ store, start, reload: () => {}, leadToLogin: () => {} })
  expect(await session.check()).toBe(true)
  expect(session.confirmedActor()).toBeUndefined()
})
