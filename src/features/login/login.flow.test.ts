import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import * as codes from '#contract/protocol/codes.ts'
import type { LoginMethod } from '#machines/login.machine.ts'
import { type Answer, type RecordedTab, randomKey, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { provideLogin } from './login.flow.ts'

const session = {
  access_token: 'access-1',
  access_token_expires_in: 600,
  refresh_token: 'refresh-1',
  refresh_token_expires_in: 1_209_600,
  username: '김하늘',
  userid: 'practice01',
}
const opened: Answer = { content: session }
const terminated: Answer = { code: codes.accountDeleted, details: { membership_token: 'ended-1' } }

function start(tab: RecordedTab, method: LoginMethod) {
  const machine = provideLogin({
    http: tab.http,
    openSession: (content) => tab.note('openSession', content),
    goToSignUp: () => tab.note('goToSignUp'),
    goToTermination: (token) => tab.note('goToTermination', token),
  })
  return createActor(machine, { input: { method } }).start()
}
const byPassword = (userid: string, password: string) => [
  'POST /v1/member/auth/login/password',
  { body: { userid, password } },
]

test('sends what was typed last, opens the session once, and keeps nothing', async () => {
  const tab = recordedTab()
  tab.answer('lost', codes.wrongCredentials, opened)
  const actor = start(tab, 'password')
  for (const [userid, password] of [
    ['practice01', 'First1!pass'],
    ['practice02', 'First1!pass'],
    ['practice02', 'Second2!pass'],
  ] as const) {
    actor.send({ type: 'password.submitted', userid, password })
    await tab.pass()
  }
  expect(tab.effects).toEqual([
    byPassword('practice01', 'First1!pass'),
    byPassword('practice02', 'First1!pass'),
    byPassword('practice02', 'Second2!pass'),
    ['openSession', session],
  ])
  expect(tab.drafts()).toEqual({})
})

test.each(['OACX', 'CIVS'] as const)('logs in with an identity verified by %s', async (method) => {
  const tab = recordedTab()
  tab.answer('lost', opened)
  const actor = start(tab, 'simple')
  actor.send({ type: 'identity.verified', method, idfc_id: randomKey(7) })
  await tab.pass()
  actor.send({ type: 'identity.verified', method, idfc_id: randomKey(8) })
  await tab.pass()
  expect(tab.effects).toEqual([
    [`POST /v1/member/auth/login/${method}`, { body: { idfc_id: randomKey(7) } }],
    [`POST /v1/member/auth/login/${method}`, { body: { idfc_id: randomKey(8) } }],
    ['openSession', session],
  ])
})

test('leads who is no member to the sign-up', async () => {
  const tab = recordedTab()
  tab.answer(codes.notRegistered)
  const actor = start(tab, 'simple')
  actor.send({ type: 'identity.verified', method: 'OACX', idfc_id: randomKey(7) })
  await tab.pass()
  actor.send({ type: 'sign-up.chosen' })
  expect(tab.effects.slice(1)).toEqual([['goToSignUp']])
})

test('opens the page about a terminated membership with the token of the answer', async () => {
  const tab = recordedTab()
  tab.answer(terminated)
  const actor = start(tab, 'password')
  actor.send({ type: 'password.submitted', userid: 'practice01', password: 'First1!pass' })
  await tab.pass()

  actor.send({ type: 'termination.chosen' })
  expect(tab.effects.slice(1)).toEqual([['goToTermination', 'ended-1']])
})
