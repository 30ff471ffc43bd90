import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Order } from '#contract/orders/orders.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { CashReceiptInput } from '#machines/cash-receipt.machine.ts'
import { sampleOrder, sampleOrderNumbers } from '#tests/flows/samples/order-samples.ts'
import { type Answer, type RecordedTab, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { provideCashReceipt } from './cash-receipt.flow.ts'
import { cashReceiptDraft } from './cash-receipt-draft.ts'

const { deposited: order, paid: otherOrder } = sampleOrderNumbers
const typed = { type: 'business', number: '1234567890' } as const
const otherTyped = { type: 'personal', number: '01023450142' }
const draft = `cash-receipt:practice01:${order}`
const otherDraft = `cash-receipt:practice01:${otherOrder}`

function start(tab: RecordedTab, entry: CashReceiptInput['entry']) {
  cashReceiptDraft('practice01', order).save(typed)
  cashReceiptDraft('practice01', otherOrder).save(otherTyped)
  const machine = provideCashReceipt({
    http: tab.http,
    userid: 'practice01',
    onShow: ({ cash_receipt }) => tab.note('onShow', cash_receipt?.status),
    onReload: () => tab.note('onReload'),
  })
  return createActor(machine, { input: { order, entry } }).start()
}

const orderWith = (status: NonNullable<Order['cash_receipt']>['status'] | undefined): Answer => ({
  content: sampleOrder({
    order_number: order,
    cash_receipt: status === undefined ? null : { type: 'business', number: '******7890', status },
  }),
})
const request = [`POST /v1/member/my/order/${order}/cash-receipt`, { body: typed }]
const ask = [`GET /v1/member/my/order/${order}`]

test.each<[what: string, answer: Answer, effects: unknown[], state: string, isKept: boolean]>([
  ['issued', orderWith('issued'), [['onShow', 'issued']], 'receiptIssued', false],
  ['requested', orderWith('requested'), [['onShow', 'requested']], 'receiptPending', true],
  ['refused', orderWith(undefined), [['onShow', undefined]], 'receiptRefused', true],
  ['unanswered', 'lost', [], 'enteringNumber', true],
  ['left to log in again', codes.accessTokenInvalid, [], 'enteringNumber', true],
  ['unavailable', codes.orderStateConflict, [['onReload']], 'receiptUnavailable', true],
])(
  'a request that is %s shows the order and keeps what may be sent again',
  async (_, answer, effects, state, isKept) => {
    const tab = recordedTab()
    tab.answer(answer)
    const actor = start(tab, 'none')
    actor.send({ type: 'receipt.submitted', request: typed })
    await tab.pass()
    expect(tab.effects).toEqual([request, ...effects])
    expect(actor.getSnapshot().value).toBe(state)
    expect(tab.drafts()).toEqual({ ...(isKept ? { [draft]: typed } : {}), [otherDraft]: otherTyped })
    actor.stop()
  },
)

test.each<[what: string, answer: Answer, effects: unknown[], state: string, isKept: boolean]>([
  ['issued', orderWith('issued'), [['onShow', 'issued']], 'receiptIssued', false],
  ['refused', orderWith(undefined), [['onShow', undefined]], 'receiptRefused', true],
  ['canceled', orderWith('canceled'), [['onShow', 'canceled']], 'receiptRefused', true],
  ['hidden because the session ended', codes.accessTokenInvalid, [], 'receiptUnknown', true],
])('a requested receipt is polled until it is %s', async (_, answer, effects, state, isKept) => {
  const tab = recordedTab()
  tab.answer(orderWith('requested'), 'lost', answer)
  const actor = start(tab, 'requested')
  await tab.pass(60_000)
  expect(tab.effects).toEqual([ask, ask, ask, ...effects])
  expect(actor.getSnapshot().value).toBe(state)
  expect(tab.drafts()).toEqual({ ...(isKept ? { [draft]: typed } : {}), [otherDraft]: otherTyped })
})
