import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { EmailVerification } from '#contract/accounts/email-verification.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { EmailVerificationInput } from '#machines/email-verification.machine.ts'
import { type Answer, type RecordedTab, randomKey, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { emailDraft } from './email-draft.ts'
import { provideEmailVerification } from './email-verification.flow.ts'

const secret = 'S'.repeat(43)
const token = `${randomKey(7)}.${secret}`
const email = 'haneul@member.example'
const is = (status: EmailVerification['status'], number = 7): Answer => ({
  content: {
    id: randomKey(number),
    email,
    status,
    sent_at: '2099-11-21T03:00:00.000Z',
    expires_at: '2099-11-21T03:30:00.000Z',
    resend_at: '2099-11-21T03:01:00.000Z',
    sends_left: 4,
  },
})

function start(tab: RecordedTab, input: EmailVerificationInput = { step: 'address', email: '' }) {
  const machine = provideEmailVerification({
    http: tab.http,
    token: () => token,
    onVerified: (verified) => tab.note('onVerified', verified),
  })
  return createActor(machine, { input }).start()
}
const send = ['POST /v1/member/auth/join/verify/email', { body: { email } }]
const ask = (number = 7) => ['GET /v1/member/auth/verify/email', { query: { id: randomKey(number) } }]
const verified = ['onVerified', { id: randomKey(7), email }]

test.each<[what: string, answers: Answer[], state: string, effects: unknown[], isKept: boolean]>([
  ['opened', [is('sent'), is('verified')], 'emailVerified', [ask(), ask(), verified], false],
  ['opened while the network was lost', ['lost', is('verified')], 'emailVerified', [ask(), ask(), verified], false],
  [
    'opened while the server was busy',
    [codes.serverBusy, is('verified')],
    'emailVerified',
    [ask(), ask(), verified],
    false,
  ],
  ['expired', [is('sent'), is('expired')], 'mailExpired', [ask(), ask()], true],
  ['refused', [codes.emailLinkInvalid], 'mailExpired', [ask()], true],
])('asks every three seconds until the link is %s', async (_, answers, state, effects, isKept) => {
  const tab = recordedTab()
  emailDraft.save({ email })
  tab.answer(is('sent'), ...answers)
  const actor = start(tab)
  actor.send({ type: 'email.submitted', email })
  await tab.pass((effects.filter((effect) => effect !== verified).length - 1) * 3_000)
  expect(actor.getSnapshot().value).toBe(state)
  await tab.pass(60_000)
  expect(tab.effects).toEqual([send, ...effects])
  expect(tab.drafts()).toEqual(isKept ? { 'email-verification': { email } } : {})
})

test('asks about the newest mail alone', async () => {
  const tab = recordedTab()
  tab.answer(is('sent'), is('sent'), is('sent', 8), is('sent', 8), is('sent', 8))
  const actor = start(tab)
  actor.send({ type: 'email.submitted', email })
  await tab.pass()
  actor.send({ type: 'mail.requested' })
  await tab.pass(3_000)
  actor.stop()
  await tab.pass(60_000)
  expect(tab.effects).toEqual([send, ask(), send, ask(8), ask(8)])
})

test('sends an address again after a lost answer, and keeps it', async () => {
  const tab = recordedTab()
  emailDraft.save({ email })
  tab.answer('lost', 'lost')
  const actor = start(tab)
  actor.send({ type: 'email.submitted', email: 'other@member.example' })
  await tab.pass()
  actor.send({ type: 'email.submitted', email })
  await tab.pass()
  expect(tab.effects).toEqual([[send[0], { body: { email: 'other@member.example' } }], send])
  expect(tab.drafts()).toEqual({ 'email-verification': { email } })
})

test('checks a link without its secret in an address, and confirms it after a lost answer', async () => {
  const tab = recordedTab()
  tab.answer('lost', is('sent'), 'lost', is('verified'))
  const actor = start(tab, { step: 'link' })
  for (const type of ['check.requested', 'email.confirmed', 'email.confirmed'] as const) {
    await tab.pass()
    actor.send({ type })
  }
  await tab.pass()
  const check = ['GET /v1/member/auth/verify/email', { query: { id: randomKey(7) }, linkSecret: secret }]
  const confirm = ['POST /v1/member/auth/verify/email', { body: { token } }]
  expect(tab.effects).toEqual([check, check, confirm, confirm])
  expect(actor.getSnapshot().value).toBe('emailConfirmed')
})
