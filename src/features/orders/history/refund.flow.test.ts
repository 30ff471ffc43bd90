import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Order, RefundPreview } from '#contract/orders/orders.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Cancellation, RefundInput } from '#machines/refund.machine.ts'
import { sampleOrder, sampleOrderNumbers } from '#tests/flows/samples/order-samples.ts'
import { type Answer, type RecordedTab, randomKey, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { provideRefund } from './refund.flow.ts'
import { refundDraft } from './refund-draft.ts'

const { paid: order, deposited: otherOrder } = sampleOrderNumbers
const account = { bank: 'kookmin', number: '110023456789', holder: '김하늘' } as const
const cancellation: Cancellation = { reason: 'other', other_reason: '시간이 없어요', account }
/** What the form keeps of it. */
const typed = { kept: [], reason: 'other', other_reason: '시간이 없어요', ...account }

const rule = {
  refusal: null,
  progress: null,
  counted_from: null,
  until: null,
  must_return: false,
  early_end: null,
}
const headset = {
  id: '00000000-0000-4000-8000-000000000011',
  name: '헤드셋',
  amt: 33_000,
  refund_amt: 33_000,
  delivery_amt: 3_000,
  is_delivered: true,
  ...rule,
}
const wheels = { ...headset, id: '00000000-0000-4000-8000-000000000021', name: '핸들', delivery_amt: 0 }

const previewOf = (refund_amt: number): Answer => ({
  content: {
    order_number: order,
    items: [headset, wheels],
    paid_amt: 69_000,
    refunded_amt: 3_000,
    deducted_amt: 66_000 - refund_amt,
    refund_amt,
    days: { passed: 2, of: 7 },
    progress_limit: 20,
    needs_account: true,
  } satisfies RefundPreview,
})
const preview = previewOf(59_000)

const orderOf = (special: Partial<Order>): Answer => ({ content: sampleOrder(special) })
const refundOf = (status: Order['refunds'][number]['status']): Order['refunds'] => [
  { amt: 59_000, reason: 'other', status, requested_at: '2026-11-22T03:00:00.000Z', completed_at: null },
]
const refunded = orderOf({ status: 'refund_completed', refunds: refundOf('completed') })
const refundedInPart = orderOf({ status: 'paid', refunds: refundOf('completed') })
const refused = orderOf({ status: 'paid', refunds: refundOf('refused') })
const pending = orderOf({ status: 'cancel_requested', refunds: refundOf('requested') })

function start(tab: RecordedTab, input: RefundInput, userid = 'practice01') {
  const machine = provideRefund({
    http: tab.http,
    userid,
    onShow: ({ status }) => tab.note('onShow', status),
    onReload: () => tab.note('onReload'),
  })
  return createActor(machine, { input }).start()
}

interface Request {
  readonly order?: string
  readonly userid?: string
  readonly refund?: number
  readonly cancellation?: Cancellation
}

/** Cancels on a newly loaded page, with the form kept as typed; returns what is sent to cancel. */
async function cancel(tab: RecordedTab, answer: Answer, request: Request = {}): Promise<unknown> {
  const { order: number = order, userid = 'practice01', refund = 59_000 } = request
  refundDraft(userid, number).save(typed)
  tab.answer(previewOf(refund), answer)
  const actor = start(tab, { order: number, entry: 'paid' }, userid)
  await tab.pass()
  const before = tab.effects.length
  actor.send({ type: 'cancellation.submitted', cancellation: request.cancellation ?? cancellation })
  actor.send({ type: 'cancellation.confirmed' })
  await tab.pass()
  actor.stop()
  return tab.effects[before]
}
const sentWith = (key: number, changed: object = {}, number: string = order) => [
  `POST /v1/member/my/order/${number}/cancel`,
  {
    body: {
      idempotency_key: randomKey(key),
      reason: 'other',
      other_reason: '시간이 없어요',
      account: { bank: 'kookmin', number: '110023456789', holder: '김하늘' },
      expected_refund_amt: 59_000,
      ...changed,
    },
  },
]

describe('a cancellation', () => {
  it('sends the amount of the preview, shows the order, and keeps neither form nor key', async () => {
    const tab = recordedTab()
    await cancel(tab, refunded)
    expect(tab.effects).toEqual([
      [`GET /v1/member/my/order/${order}/refund`],
      sentWith(1),
      ['onShow', 'refund_completed'],
    ])
    expect(tab.drafts()).toEqual({})
  })

  it('without an answer keeps form and key', async () => {
    const tab = recordedTab()
    await cancel(tab, 'lost')
    expect(tab.drafts()).toEqual({
      [`refund:practice01:${order}`]: typed,
      'refund-attempt:practice01': {
        key: randomKey(1),
        request: JSON.stringify([order, { ...cancellation, expected_refund_amt: 59_000 }]),
      },
    })
  })

  it.each<[what: string, answer: Answer, isKept: boolean]>([
    ['the order is refunded', refunded, false],
    ['a part is refunded', refundedInPart, false],
    ['an unpaid order is canceled', orderOf({ status: 'canceled' }), false],
    ['the refund is refused', refused, true],
    ['the refund is in progress', pending, true],
    ['the session has ended', codes.accessTokenInvalid, true],
  ])('keeps what was typed only while it may be needed: %s', async (_, answer, isKept) => {
    const tab = recordedTab()
    await cancel(tab, answer)
    expect(tab.drafts()[`refund:practice01:${order}`]).toEqual(isKept ? typed : undefined)
  })

  const company = { ...cancellation, account: { ...account, holder: '바른현장' } }
  it.each<[what: string, answer: Answer, again: Request, key: number, changed?: object]>([
    ['the answer was lost', 'lost', {}, 1],
    ['the session ended', codes.accessTokenInvalid, {}, 1],
    ['the same request is in progress', codes.requestInProgress, {}, 1],
    ['the server was busy', codes.serverBusy, {}, 1],
    ['the server failed', codes.internalError, {}, 1],
    ['the refund was refused', refused, {}, 2],
    ['a part was refunded', refundedInPart, {}, 2],
    ['the amount has changed', codes.amountChanged, { refund: 49_000 }, 2, { expected_refund_amt: 49_000 }],
    ['the order has changed', codes.orderStateConflict, {}, 2],
    ['the account was missing', codes.refundAccountMissing, { cancellation: company }, 2, { account: company.account }],
    ['the key belongs to another request', codes.idempotencyKeyReused, {}, 2],
    ['another account is typed', 'lost', { cancellation: company }, 2, { account: company.account }],
    ['another amount is refunded', 'lost', { refund: 49_000 }, 2, { expected_refund_amt: 49_000 }],
  ])('has the right key when it is submitted again after %s', async (_, answer, again, key, changed) => {
    const tab = recordedTab()
    await cancel(tab, answer)
    expect(await cancel(tab, 'lost', again)).toEqual(sentWith(key, changed))
  })

  it('of another order, or by another member in the same tab, has another key', async () => {
    const tab = recordedTab()
    await cancel(tab, 'lost')
    expect(await cancel(tab, 'lost', { order: otherOrder })).toEqual(sentWith(2, {}, otherOrder))
    expect(await cancel(tab, 'lost', { userid: 'company01' })).toEqual(sentWith(3))
  })

  it('reloads an order that has changed elsewhere', async () => {
    const tab = recordedTab()
    await cancel(tab, codes.orderStateConflict)
    expect(tab.effects.slice(1)).toEqual([sentWith(1), ['onReload']])
  })

  it('of chosen items names them, and expects their sum', async () => {
    const tab = recordedTab()
    const items = [headset.id]
    const refund = await cancel(tab, refundedInPart, { cancellation: { ...cancellation, items } })
    // The pass is kept, and so is the delivery fee: the wheels are sent as well.
    expect(refund).toEqual(sentWith(1, { items, expected_refund_amt: 30_000 }))
  })

  it('of an unpaid order asks for no preview and expects no money', async () => {
    const tab = recordedTab()
    tab.answer(orderOf({ status: 'canceled' }))
    const actor = start(tab, { order, entry: 'unpaid' })
    actor.send({ type: 'cancellation.submitted', cancellation: { reason: 'mistake', other_reason: '' } })
    actor.send({ type: 'cancellation.confirmed' })
    await tab.pass()
    expect(tab.effects).toEqual([
      [
        `POST /v1/member/my/order/${order}/cancel`,
        { body: { idempotency_key: randomKey(1), reason: 'mistake', other_reason: '', expected_refund_amt: 0 } },
      ],
      ['onShow', 'canceled'],
    ])
  })
})

describe('a refund in progress', () => {
  const ask = [`GET /v1/member/my/order/${order}`]

  it.each<[what: string, answer: Answer, state: string, effects: unknown[], isKept: boolean]>([
    ['completed', refunded, 'orderRefunded', [['onShow', 'refund_completed']], false],
    ['completed in part', refundedInPart, 'orderRefunded', [['onShow', 'paid']], false],
    ['refused', refused, 'refundRefused', [['onShow', 'paid']], true],
    ['hidden because the session ended', codes.accessTokenInvalid, 'refundUnknown', [], true],
  ])('is polled until it is %s', async (_, answer, state, effects, isKept) => {
    const tab = recordedTab()
    refundDraft('practice01', order).save(typed)
    tab.answer(pending, 'lost', answer)
    const actor = start(tab, { order, entry: 'canceling' })
    await tab.pass(60_000)
    expect(actor.getSnapshot().value).toBe(state)
    expect(tab.effects).toEqual([ask, ask, ask, ...effects])
    expect(tab.drafts()).toEqual(isKept ? { [`refund:practice01:${order}`]: typed } : {})
  })
})

it('loads the preview again when it is asked to', async () => {
  const tab = recordedTab()
  tab.answer('lost', preview)
  const actor = start(tab, { order, entry: 'paid' })
  await tab.pass()
  actor.send({ type: 'retry.requested' })
  await tab.pass()
  expect(tab.effects).toEqual([
    [`GET /v1/member/my/order/${order}/refund`],
    [`GET /v1/member/my/order/${order}/refund`],
  ])
})
