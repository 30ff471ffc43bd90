import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { DeskRefundItem, DeskRefundPreview, refundOrder } from '../contract/desk/refunds.ts'
import { ApiError } from '../contract/protocol/api-error.ts'
import * as codes from '../contract/protocol/codes.ts'
import { requestWaits } from '../contract/protocol/desk-codes.ts'
import type { CallInput } from '../contract/protocol/endpoint.ts'
import { type DeskRefund, deskRefundAmountOf, deskRefundMachine, needsSecondOperator } from './desk-refund.machine.ts'

function item(line: number, special: Partial<DeskRefundItem> = {}): DeskRefundItem {
  return {
    id: `00000000-0000-4000-8000-00000000000${line}`,
    line,
    name: `Line ${line}`,
    amt: 10_000,
    refund_amt: 10_000,
    delivery_amt: 0,
    paid_delivery_amt: 0,
    is_delivered: false,
    refusal: null,
    progress: null,
    counted_from: null,
    until: null,
    must_return: false,
    ...special,
  }
}

const over = { refund_amt: 0, refusal: 'too_late' } as const

function previewOf(items: readonly DeskRefundItem[], special: Partial<DeskRefundPreview> = {}): DeskRefundPreview {
  const paid_amt = items.reduce((sum, { amt }) => sum + amt, 0)
  const rule_amt = items.reduce((sum, { refund_amt }) => sum + refund_amt, 0)
  return {
    order_number: '20261121-7QK2M9XD',
    items: [...items],
    paid_amt,
    refunded_amt: 0,
    left_amt: paid_amt,
    rule_amt,
    free_amt: rule_amt,
    needs_account: false,
    ...special,
  }
}

const twoCourses = previewOf([item(1), item(2, over)])
const twoHeadsets = previewOf([
  item(1, { is_delivered: true, amt: 13_000, refund_amt: 13_000, delivery_amt: 3_000, paid_delivery_amt: 3_000 }),
  item(2, { is_delivered: true }),
])

describe('the amount of a refund at the desk', () => {
  it.each<[what: string, preview: DeskRefundPreview, refund: Pick<DeskRefund, 'basis' | 'lines' | 'sum'>, won: number]>(
    [
      ['by the rule, of everything', twoCourses, { basis: 'rule', sum: 0 }, 10_000],
      ['by the rule, of a line whose days are over', twoCourses, { basis: 'rule', lines: [2], sum: 0 }, 0],
      ['of all lines in full', twoCourses, { basis: 'lines', sum: 0 }, 20_000],
      ['of a line in full whose days are over', twoCourses, { basis: 'lines', lines: [2], sum: 0 }, 10_000],
      ['of a sum', twoCourses, { basis: 'sum', sum: 700 }, 700],
      // The delivery stays paid while the other headset is kept.
      ['of one of two headsets in full', twoHeadsets, { basis: 'lines', lines: [1], sum: 0 }, 10_000],
      ['of both headsets in full', twoHeadsets, { basis: 'lines', lines: [1, 2], sum: 0 }, 23_000],
      // A sum of 5,000 won went back before: the chosen line is full, and the rest takes it off.
      ['of a line after a sum', { ...twoCourses, left_amt: 15_000 }, { basis: 'lines', lines: [2], sum: 0 }, 10_000],
      ['of everything after a sum', { ...twoCourses, left_amt: 15_000 }, { basis: 'lines', sum: 0 }, 15_000],
      [
        'of a line that is refunded already',
        previewOf([item(1, { refund_amt: 0, refusal: 'refunded' }), item(2)]),
        { basis: 'lines', lines: [1], sum: 0 },
        0,
      ],
    ],
  )('%s', (_, preview, refund, won) => {
    expect(deskRefundAmountOf(preview, refund)).toBe(won)
  })
})

describe('a second operator', () => {
  const sent = previewOf([item(1, { is_delivered: true, must_return: true })], { free_amt: 0 })

  it.each<
    [what: string, preview: DeskRefundPreview, refund: Pick<DeskRefund, 'basis' | 'lines' | 'sum'>, needs: boolean]
  >([
    ['is not needed by the rule', twoCourses, { basis: 'rule', sum: 0 }, false],
    [
      'is not needed for a line that the rule refunds in full',
      twoCourses,
      { basis: 'lines', lines: [1], sum: 0 },
      false,
    ],
    ['is needed for a line whose days are over', twoCourses, { basis: 'lines', lines: [2], sum: 0 }, true],
    ['is needed for all lines when the days of one are over', twoCourses, { basis: 'lines', sum: 0 }, true],
    ['is needed for goods that are not back', sent, { basis: 'lines', lines: [1], sum: 0 }, true],
    ['is not needed by the rule for goods that were sent', sent, { basis: 'rule', sum: 0 }, false],
    ['is not needed for a sum that the rule gives as well', twoCourses, { basis: 'sum', sum: 10_000 }, false],
    ['is needed for one won more', twoCourses, { basis: 'sum', sum: 10_001 }, true],
  ])('%s', (_, preview, refund, needs) => {
    expect(needsSecondOperator(preview, refund)).toBe(needs)
  })
})

describe('the refund of an order at the desk', () => {
  const refund: DeskRefund = { basis: 'lines', lines: [2], sum: 0, reason: 'Too dark', allows_other_holder: false }
  const preview = { ...twoCourses, refunded_amt: 4_000 }

  /** Starts the flow with these answers, enters the refund and confirms it. */
  async function run(answer: () => Promise<{ outcome: 'refunded' | 'asked' }>, load = async () => preview) {
    const sent: CallInput<typeof refundOrder>[] = []
    const machine = deskRefundMachine.provide({
      actors: {
        deskRefundPreview: fromPromise(load),
        refundOrder: fromPromise(({ input }: { input: CallInput<typeof refundOrder> }) => {
          sent.push(input)
          return answer()
        }),
      },
    })
    const actor = createActor(machine, { input: { order: '20261121-7QK2M9XD' } }).start()
    const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    await settled()
    actor.send({ type: 'refund.submitted', refund })
    actor.send({ type: 'refund.confirmed' })
    return { actor, sent, settled, state: (await settled()).value }
  }
  const failing = (code: Parameters<typeof ApiError.recorded>[0]) => () => Promise.reject(ApiError.recorded(code, code))

  it('sends what was entered with the amounts that were shown', async () => {
    const { sent, state } = await run(async () => ({ outcome: 'refunded' }))
    expect(state).toBe('refunded')
    expect(sent).toEqual([
      {
        params: { id: '20261121-7QK2M9XD' },
        query: {},
        body: {
          basis: 'lines',
          lines: [2],
          reason: 'Too dark',
          allows_other_holder: false,
          amt: 10_000,
          known_refunded_amt: 4_000,
        },
      },
    ])
  })

  it('ends when a second operator was asked', async () => {
    expect((await run(async () => ({ outcome: 'asked' }))).state).toBe('approvalAsked')
  })

  it.each([
    ['the order is not paid any more', codes.orderStateConflict, 'notPaid'],
    ['the amounts have changed, which are read again', codes.amountChanged, 'enteringRefund'],
    ['nothing is left', codes.nothingToRefund, 'enteringRefund'],
    ['the account is in another name', codes.refundHolderMismatch, 'enteringRefund'],
    ['somebody has asked for it already', requestWaits, 'enteringRefund'],
    ['the server fails', codes.internalError, 'enteringRefund'],
  ] as const)('says so when %s', async (_, code, state) => {
    const ended = await run(failing(code))
    expect(ended.state).toBe(state)
    expect(ended.actor.getSnapshot().context.error).toMatchObject({ code })
    expect(ended.sent).toHaveLength(1)
  })

  it('goes back from the confirmation without a refund', async () => {
    const machine = deskRefundMachine.provide({ actors: { deskRefundPreview: fromPromise(async () => preview) } })
    const actor = createActor(machine, { input: { order: '20261121-7QK2M9XD' } }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('enteringRefund'))
    actor.send({ type: 'refund.submitted', refund })
    expect(actor.getSnapshot().value).toBe('confirmingRefund')
    actor.send({ type: 'cancel' })
    expect(actor.getSnapshot().value).toBe('enteringRefund')
  })

  it('of an order that is not paid ends at once, and a failure can be tried again', async () => {
    let fails = true
    const load = () => (fails ? Promise.reject(new Error('away')) : Promise.resolve(preview))
    const machine = deskRefundMachine.provide({ actors: { deskRefundPreview: fromPromise(load) } })
    const actor = createActor(machine, { input: { order: '20261121-7QK2M9XD' } }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('previewFailed'))
    fails = false
    actor.send({ type: 'retry.requested' })
    await waitFor(actor, (snapshot) => snapshot.matches('enteringRefund'))
    expect(actor.getSnapshot().context.error).toBeUndefined()

    const refuse = (): Promise<DeskRefundPreview> => failing(codes.orderStateConflict)()
    const unpaid = deskRefundMachine.provide({ actors: { deskRefundPreview: fromPromise(refuse) } })
    const other = createActor(unpaid, { input: { order: '20261121-7QK2M9XD' } }).start()
    expect((await waitFor(other, ({ status }) => status === 'done')).value).toBe('notPaid')
  })
})
