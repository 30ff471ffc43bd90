import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Order } from '#contract/orders/orders.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { PayAgainInput } from '#machines/pay-again.machine.ts'
import { sampleOrder, sampleOrderNumbers } from '#tests/flows/samples/order-samples.ts'
import { type Answer, type RecordedTab, randomKey, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { providePayAgain } from './pay-again.flow.ts'

const order = sampleOrderNumbers.unpaid
const opened: Answer = {
  content: { payment_id: randomKey(9), url: 'https://pay.example/w#ticket=t', expires_at: '2026-11-21T03:02:00.000Z' },
}
const card = { method: 'card', card: { company: 'shinhan', installment_months: 3 } } as const

function start(tab: RecordedTab, entry: PayAgainInput['entry']) {
  const machine = providePayAgain({
    http: tab.http,
    onShow: ({ status }) => tab.note('onShow', status),
    onReload: () => tab.note('onReload'),
  })
  const input = { order, entry, expiresAt: '2099-11-21T03:30:00.000Z', decline: undefined }
  return createActor(machine, { input }).start()
}

const begin = [
  `POST /v1/order/${order}/payment`,
  { body: { ...card, return_path: `/mypage/history/detail?id=${order}` } },
]
const opens = ['location.assign', 'https://pay.example/w#ticket=t']

test.each<[what: string, answer: Answer, effects: unknown[], state: string]>([
  ['opens', opened, [begin, opens], 'leavingForWindow'],
  ['stays closed without an answer', 'lost', [begin], 'choosingPayment'],
  ['stays closed once the session has ended', codes.accessTokenInvalid, [begin], 'choosingPayment'],
  ['stays closed when the order has changed', codes.orderStateConflict, [begin, ['onReload']], 'paymentRefused'],
])('the payment window %s', async (_, answer, effects, state) => {
  const tab = recordedTab()
  tab.answer(answer)
  const actor = start(tab, 'payable')
  actor.send({ type: 'payment.submitted', payment: card })
  await tab.pass()
  expect(tab.effects).toEqual(effects)
  expect(actor.getSnapshot().value).toBe(state)
  actor.stop()
})

test('another try, with another way to pay, opens another window for the same order', async () => {
  const tab = recordedTab()
  tab.answer('lost', opened)
  const actor = start(tab, 'payable')
  actor.send({ type: 'payment.submitted', payment: card })
  await tab.pass()
  actor.send({ type: 'payment.submitted', payment: { method: 'transfer' } })
  await tab.pass()
  actor.stop()
  const transfer = { body: { method: 'transfer', return_path: `/mypage/history/detail?id=${order}` } }
  expect(tab.effects).toEqual([begin, [`POST /v1/order/${order}/payment`, transfer], opens])
})

const orderOf = (status: Order['status'], can: Partial<Order['can']>): Answer => ({
  content: sampleOrder({ status, can: { pay: false, cancel: false, request_cash_receipt: false, ...can } }),
})
const confirming = orderOf('pending', {})

test.each<[what: string, answer: Answer, effects: unknown[], state: string]>([
  ['paid', orderOf('paid', { cancel: true }), [['onShow', 'paid']], 'paymentConfirmed'],
  ['declined and payable again', orderOf('pending', { pay: true }), [['onShow', 'pending']], 'paymentOver'],
  ['only to be canceled', orderOf('pending', { cancel: true }), [['onShow', 'pending']], 'paymentOver'],
  ['waiting for a deposit', orderOf('waiting_for_deposit', {}), [['onShow', 'waiting_for_deposit']], 'paymentOver'],
  ['failed', orderOf('failed', {}), [['onShow', 'failed']], 'paymentOver'],
  ['expired', orderOf('expired', {}), [['onShow', 'expired']], 'paymentOver'],
  ['hidden because the session ended', codes.accessTokenInvalid, [], 'paymentUnknown'],
])('a payment is polled until it is %s', async (_, answer, effects, state) => {
  const tab = recordedTab()
  tab.answer(confirming, 'lost', codes.serverBusy, answer)
  const actor = start(tab, 'confirming')
  await tab.pass(120_000)
  const ask = [`GET /v1/member/my/order/${order}`]
  expect(tab.effects).toEqual([ask, ask, ask, ask, ...effects])
  expect(actor.getSnapshot().value).toBe(state)
})
