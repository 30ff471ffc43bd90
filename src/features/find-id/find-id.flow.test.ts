import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import * as codes from '#contract/protocol/codes.ts'
import { type Answer, randomKey, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { provideOneTimeCode } from '../one-time-code/one-time-code.flow.ts'
import { codeCalls, provideFindId } from './find-id.flow.ts'

const sentCode = (number: number) => ({
  otp_id: randomKey(number),
  sent_at: '2099-11-21T03:00:00.000Z',
  expires_at: '2099-11-21T03:03:00.000Z',
  resend_at: '2099-11-21T03:01:00.000Z',
  attempts_left: 5,
  sends_left: 4,
})
const masked = { userid: 'pr******01', created_at: '2025-03-02T00:00:00.000Z' }
const full = { userid: 'practice01', created_at: '2025-03-02T00:00:00.000Z' }

test.each([
  ['phone', '01023450142', { name: '김하늘', phone: '01023450142' }],
  ['email', 'haneul@member.example', { name: '김하늘', email: 'haneul@member.example' }],
] as const)(
  'sends a code by %s, and asks for the full ID with the number of the accepted code',
  async (type, contact, body) => {
    const tab = recordedTab()
    tab.answer('lost', { content: sentCode(7) }, 'lost', { content: full })
    const actor = createActor(provideFindId(tab.http), {
      input: { type: type === 'phone' ? 'email' : 'phone' },
    }).start()
    for (let tries = 0; tries < 2; tries += 1) {
      actor.send({ type: 'contact.submitted', by: type, name: '김하늘', contact })
      await tab.pass()
    }
    actor.send({ type: 'code.accepted', found: masked, otpId: randomKey(8) })
    for (let tries = 0; tries < 2; tries += 1) {
      actor.send({ type: 'full.requested' })
      await tab.pass()
    }
    const send = [`POST /v1/member/auth/find/id/${type}/otp`, { body }]
    const reveal = [`POST /v1/member/auth/find/id/${type}`, { body: { otp_id: randomKey(8), full_id: 'Y' } }]
    expect(tab.effects).toEqual([send, send, reveal, reveal])
    expect(actor.getSnapshot().context.userid).toBe('practice01')
    expect(tab.drafts()).toEqual({})
  },
)

/** Enters codes after the first one was sent; `resend` asks for another code. */
async function enter(answers: readonly Answer[], entered: readonly string[]) {
  const tab = recordedTab()
  tab.answer(...answers)
  const machine = provideOneTimeCode({
    ...codeCalls(tab.http, 'phone', { name: '김하늘', contact: '01023450142' }),
    onAccepted: (found, otpId) => tab.note('onAccepted', found, otpId),
    onNobody: () => tab.note('onNobody'),
  })
  const actor = createActor(machine, { input: { sent: sentCode(7), error: undefined } }).start()
  for (const code of entered) {
    actor.send(code === 'resend' ? { type: 'code.requested' } : { type: 'code.submitted', code })
    await tab.pass()
  }
  actor.stop()
  return tab.effects
}
const sendWith = ['POST /v1/member/auth/find/id/phone/otp', { body: { name: '김하늘', phone: '01023450142' } }]
const enterWith = (otp: string, number = 7) => [
  'POST /v1/member/auth/find/id/phone',
  { body: { otp_id: randomKey(number), otp, full_id: 'N' } },
]
const accepted = (number = 7) => ['onAccepted', masked, randomKey(number)]

test.each<[what: string, answers: Answer[], entered: string[], effects: unknown[]]>([
  ['right at once', [{ content: masked }], ['123456'], [enterWith('123456'), accepted()]],
  [
    'right after a wrong one and a lost answer',
    [codes.wrongOneTimeCode, 'lost', { content: masked }],
    ['111111', '222222', '222222'],
    [enterWith('111111'), enterWith('222222'), enterWith('222222'), accepted()],
  ],
  ['right, and nobody is found', [codes.foundIdNotRegistered], ['123456'], [enterWith('123456'), ['onNobody']]],
  [
    'another one',
    [codes.oneTimeCodeExpired, { content: sentCode(9) }, { content: masked }],
    ['111111', 'resend', '222222'],
    [enterWith('111111'), sendWith, enterWith('222222', 9), accepted(9)],
  ],
  [
    'the former one, because the other was not sent',
    ['lost', { content: masked }],
    ['resend', '111111'],
    [sendWith, enterWith('111111'), accepted()],
  ],
])('enters a code that is %s', async (_, answers, entered, effects) => {
  expect(await enter(answers, entered)).toEqual(effects)
})
