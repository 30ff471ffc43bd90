import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { QrStatus } from '#contract/accounts/qr-login.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type Answer, type RecordedTab, randomKey, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { provideQrLogin } from './qr-login.flow.ts'

const session = {
  access_token: 'access-1',
  access_token_expires_in: 600,
  refresh_token: 'refresh-1',
  refresh_token_expires_in: 1_209_600,
  username: '김하늘',
  userid: 'practice01',
}
const codeOf = (number: number): Answer => ({
  content: { qr_id: randomKey(number), text: `https://scan.example/${number}`, expires_at: '2099-11-21T03:03:00.000Z' },
})
const is = (status: QrStatus): Answer => ({ content: { status, expires_at: '2099-11-21T03:03:00.000Z' } })

function start(tab: RecordedTab) {
  const machine = provideQrLogin({
    http: tab.http,
    onApproved: (content) => tab.note('onApproved', content),
    onTermination: (token) => tab.note('onTermination', token),
  })
  return createActor(machine).start()
}
const open = ['GET /v1/member/auth/did/qr']
const ask = (known: QrStatus, number = 7) => [`GET /v1/member/auth/did/qr/${randomKey(number)}`, { query: { known } }]
const logIn = ['POST /v1/member/auth/login/qr', { body: { qr_id: randomKey(7) } }]

test.each<[what: string, answers: Answer[], state: unknown, effects: unknown[]]>([
  [
    'scanned and approved',
    [is('waiting'), is('scanned'), is('scanned'), is('approved'), { content: session }],
    'signedIn',
    [ask('waiting'), ask('waiting'), ask('scanned'), ask('scanned'), logIn, ['onApproved', session]],
  ],
  [
    'approved while the network was lost and the server was busy',
    ['lost', codes.serverBusy, is('approved'), { content: session }],
    'signedIn',
    [ask('waiting'), ask('waiting'), ask('waiting'), logIn, ['onApproved', session]],
  ],
  ['refused', [is('refused')], 'loginRefused', [ask('waiting')]],
  ['refused after the scan', [is('scanned'), is('refused')], 'loginRefused', [ask('waiting'), ask('scanned')]],
  ['unknown to the server', [codes.qrCodeInvalid], 'codeExpired', [ask('waiting')]],
  ['expired', [is('expired')], 'codeExpired', [ask('waiting')]],
  ['approved, and the answer was lost', [is('approved'), 'lost'], 'failed', [ask('waiting'), logIn]],
])('asks about a code until it is %s', async (_, answers, state, effects) => {
  const tab = recordedTab()
  tab.answer(codeOf(7), ...answers)
  const actor = start(tab)
  await tab.pass(60_000)
  expect(actor.getSnapshot().value).toEqual(state)
  expect(tab.effects).toEqual([open, ...effects])
})

test('asks again two seconds after a lost answer, and no longer once the page is left', async () => {
  const tab = recordedTab()
  tab.answer(codeOf(7), 'lost', 'lost')
  const actor = start(tab)
  await tab.pass(1_999)
  expect(tab.effects).toEqual([open, ask('waiting')])
  await tab.pass(1)
  expect(tab.effects).toEqual([open, ask('waiting'), ask('waiting')])
  actor.stop()
  await tab.pass(60_000)
  expect(tab.effects).toHaveLength(3)
})

test('asks about the new code alone', async () => {
  const tab = recordedTab()
  tab.answer(codeOf(7), codes.qrCodeInvalid, codeOf(8), 'lost')
  const actor = start(tab)
  await tab.pass()
  actor.send({ type: 'code.requested' })
  await tab.pass(2_000)
  expect(tab.effects).toEqual([open, ask('waiting'), open, ask('waiting', 8), ask('waiting', 8)])
})

test('opens the page about a terminated membership with the token of the answer', async () => {
  const tab = recordedTab()
  tab.answer(codeOf(7), is('approved'), { code: codes.accountDeleted, details: { membership_token: 'ended-1' } })
  const actor = start(tab)
  await tab.pass()
  actor.send({ type: 'termination.chosen' })
  expect(tab.effects).toEqual([open, ask('waiting'), logIn, ['onTermination', 'ended-1']])
})
