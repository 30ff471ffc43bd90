import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor } from 'xstate'
import * as codes from '#contract/protocol/codes.ts'
import { type Answer, type RecordedTab, randomKey, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { refundDraft } from '../orders/history/refund-draft.ts'
import { provideWithdrawal } from './withdrawal.flow.ts'

const challenge = {
  parameters: { algorithm: 'PBKDF2', nonce: 'n', salt: 's', cost: 1, keyLength: 32, keyPrefix: '00' },
  signature: 'signed',
}
const solution = { counter: 3, derivedKey: '00ff' }

/** A worker that solves the challenge at once. */
class SolvingWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: solution })))
  }
  terminate() {}
}
const humanProof = (number: number): readonly Answer[] => [
  { content: { provider: 'altcha', challenge } },
  { content: { code: randomKey(number), expires_at: '2099-11-21T04:00:00.000Z' } },
]
const humanCalls = [
  ['GET /v1/recaptcha'],
  ['POST /v1/recaptcha', { body: { token: btoa(JSON.stringify({ challenge, solution })) } }],
]
const form = { reason: 'other', otherReason: '졸업했어요', refundAmount: 59_000 } as const
const withdrawn: Answer = {
  content: {
    username: '김하늘',
    requested_at: '2026-11-21T03:00:00.000Z',
    delete_at: '2026-12-21T03:00:00.000Z',
    refund_amt: 59_000,
  },
}
const typed = { kept: [], reason: 'other', other_reason: '시간이 없어요', bank: '', number: '', holder: '' }

function start(tab: RecordedTab) {
  vi.stubGlobal('Worker', SolvingWorker)
  onTestFinished(() => void vi.unstubAllGlobals())
  const machine = provideWithdrawal({
    http: tab.http,
    clearSession: () => tab.note('clearSession', Object.keys(tab.drafts())),
    reloadPreview: () => tab.note('reloadPreview'),
  })
  return createActor(machine).start()
}
const sentWith = (proof: number, by: object) => [
  'DELETE /v1/member/my/profile',
  {
    body: {
      reason: 'other',
      other_reason: '졸업했어요',
      agreement: 'Y',
      human_check: randomKey(proof),
      expected_refund_amt: 59_000,
      ...by,
    },
  },
]

test.each<[what: string, answer: Answer, again: readonly Answer[], effects: unknown[]]>([
  ['at once', withdrawn, [], [['clearSession', []]]],
  ['lost', 'lost', [withdrawn], [sentWith(7, { password: 'Second2!pass' }), ['clearSession', []]]],
  ['a wrong password', codes.wrongPassword, ['lost'], [sentWith(7, { password: 'Second2!pass' })]],
  ['another amount', codes.amountChanged, ['lost'], [['reloadPreview'], sentWith(7, { password: 'Second2!pass' })]],
  ['an ended session', codes.accessTokenInvalid, ['lost'], [sentWith(7, { password: 'Second2!pass' })]],
])('ends session and drafts only once the member has left: %s', async (_, answer, again, effects) => {
  const tab = recordedTab()
  refundDraft('practice01', '20261121-7QK2M9XD').save(typed)
  const actor = start(tab)
  tab.answer(...humanProof(7), answer)
  actor.send({ type: 'human.asserted' })
  await tab.pass()
  actor.send({ type: 'withdrawal.submitted', form, password: 'First1!pass' })
  await tab.pass()
  if (again.length > 0) {
    tab.answer(...again)
    actor.send({ type: 'withdrawal.submitted', form, password: 'Second2!pass' })
    await tab.pass()
  }
  expect(tab.effects).toEqual([...humanCalls, sentWith(7, { password: 'First1!pass' }), ...effects])
  const hasLeft = actor.getSnapshot().value === 'withdrawn'
  expect(Object.keys(tab.drafts())).toEqual(hasLeft ? [] : ['refund:practice01:20261121-7QK2M9XD'])
})

test('solves another human check when the proof is refused, and sends the guardian’s verification', async () => {
  const tab = recordedTab()
  const actor = start(tab)
  actor.send({ type: 'guardian.chosen' })
  actor.send({ type: 'guardian.verified', idfc_id: randomKey(5) })
  for (const [proof, answer] of [
    [7, codes.humanCheckFailed],
    [8, withdrawn],
  ] as const) {
    tab.answer(...humanProof(proof), answer)
    actor.send({ type: 'human.asserted' })
    await tab.pass()
    actor.send({ type: 'guardian-withdrawal.submitted', form })
    await tab.pass()
  }
  const by = { guardian_idfc_id: randomKey(5) }
  expect(tab.effects).toEqual([...humanCalls, sentWith(7, by), ...humanCalls, sentWith(8, by), ['clearSession', []]])
})
