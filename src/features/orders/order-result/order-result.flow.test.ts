import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { OrderProgress } from '#contract/orders/checkout.ts'
import { orderDetail } from '#contract/orders/orders.ts'
import * as codes from '#contract/protocol/codes.ts'
import { noKeptLists } from '#lib/kept-lists/kept-lists.ts'
import type { StoredSession } from '#lib/session/session-store.ts'
import type { OrderResultInput } from '#machines/order-result.data.ts'
import { type Answer, type RecordedTab, randomKey, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { purchaseAttempt } from '../checkout/order-draft.ts'
import { provideFailedOrder, provideOrderResult } from './order-result.flow.ts'

const order = '20261121-7QK2M9XD'
const attempt = { key: randomKey(7), form: '{}', path: '/order?course=101&option=101003' }
const sampleLogin: StoredSession = {
  accessToken: 'a',
  refreshToken: 'r',
  userName: 'Kim',
  userid: 'practice01',
  loginId: '1',
}
const keepAttempt = () => purchaseAttempt('practice01').save(attempt)

function start(tab: RecordedTab, input: OrderResultInput, login?: StoredSession) {
  const queryClient = new QueryClient()
  const machine = provideOrderResult({
    http: tab.http,
    queryClient,
    keptLists: noKeptLists,
    session: { store: { read: () => login } },
    userid: 'practice01',
    onFailed: (...failed) => tab.note('onFailed', ...failed),
  })
  return { queryClient, actor: createActor(machine, { input }).start() }
}

const progress: OrderProgress = {
  order_number: order,
  status: 'pending',
  total_amt: 69_000,
  method: 'card',
  approved_at: null,
  virtual_account: null,
  reason: null,
  decline: null,
  is_settling: true,
}
const settling = { content: progress }
const paid = { content: { ...progress, status: 'paid', is_settling: false } }
const declined = { content: { ...progress, decline: 'insufficient_funds', is_settling: false } }
const waiting = {
  content: {
    ...progress,
    status: 'waiting_for_deposit',
    method: 'virtual_account',
    is_settling: false,
    virtual_account: {
      bank: { kind: 'bank', code: 'kookmin' },
      number: '11002345',
      holder: 'Practicum',
      until: '2099-11-22T03:00:00.000Z',
    },
  },
}
const failed = { content: { ...progress, status: 'failed', reason: 'amount_mismatch', is_settling: false } }
const expired = { content: { ...progress, status: 'expired', is_settling: false } }
const ask = [`GET /v1/order/${order}/progress`]

describe('the result of a payment', () => {
  it('is asked for with what the window returned', async () => {
    const tab = recordedTab()
    tab.answer(paid)
    const returned = { payment_id: randomKey(9), payment_key: 'pk_1', amount: 69_000 }
    const { actor } = start(tab, { entry: 'result', order, returned })
    await tab.pass()
    expect(tab.effects).toEqual([['POST /v1/pay/confirm', { body: returned }]])
    expect(actor.getSnapshot().value).toBe('completed')
  })

  it.each<[what: string, answers: Answer[], polls: number, state: string, effects?: unknown[]]>([
    ['paid', [paid], 1, 'completed'],
    ['declined and payable again', [settling, declined], 2, 'unpaid'],
    ['failed', [failed], 1, 'failed', ['onFailed', order, 'amount_mismatch', undefined]],
    ['expired', [settling, settling, expired], 3, 'over'],
    ['reached after a lost network and a busy server', ['lost', codes.serverBusy, paid], 3, 'completed'],
    ['hidden because the session ended', [codes.accessTokenInvalid], 1, 'resultUnknown'],
    ['waiting for a deposit, which arrives', [waiting, waiting, paid], 3, 'completed'],
    ['waiting for a deposit, and expired', [waiting, expired], 2, 'over'],
  ])('is polled every three seconds until it is %s', async (_, answers, polls, state, ...effects) => {
    const tab = recordedTab()
    tab.answer(settling, ...answers)
    const { actor } = start(tab, { entry: 'result', order })
    await tab.pass(polls * 3_000)
    expect(actor.getSnapshot().value).toBe(state)
    await tab.pass(60_000)
    expect(tab.effects).toEqual([ask, ...Array.from({ length: polls }, () => ask), ...effects])
  })

  it('ends the purchase attempt and reads the basket once it is paid', async () => {
    const tab = recordedTab()
    keepAttempt()
    tab.answer(paid, { content: [] })
    start(tab, { entry: 'result', order }, sampleLogin)
    await tab.pass()
    expect(tab.effects).toEqual([ask, ['GET /v1/member/my/basket']])
    expect(tab.drafts()).toEqual({})
  })

  it('keeps the purchase attempt while the order can still be paid', async () => {
    const tab = recordedTab()
    keepAttempt()
    tab.answer(declined)
    start(tab, { entry: 'result', order })
    await tab.pass()
    expect(tab.drafts()).toEqual({ 'order-attempt:practice01': attempt })
  })

  it('that has failed leads to its page with the order form, and ends the purchase attempt', async () => {
    const tab = recordedTab()
    keepAttempt()
    tab.answer(failed)
    start(tab, { entry: 'result', order })
    await tab.pass()
    expect(tab.effects).toEqual([ask, ['onFailed', order, 'amount_mismatch', attempt.path]])
    expect(tab.drafts()).toEqual({})
  })

  it('reads the receipt again once the deposit has arrived', async () => {
    const tab = recordedTab()
    tab.answer(waiting, paid)
    const { queryClient } = start(tab, { entry: 'result', order })
    queryClient.setQueryData([orderDetail.name], {})
    await tab.pass()
    expect(queryClient.getQueryState([orderDetail.name])?.isInvalidated).toBe(false)
    await tab.pass(3_000)
    expect(queryClient.getQueryState([orderDetail.name])?.isInvalidated).toBe(true)
  })

  it('is not polled once the page is left', async () => {
    const tab = recordedTab()
    tab.answer(settling, settling)
    const { actor } = start(tab, { entry: 'result', order })
    await tab.pass(3_000)
    actor.stop()
    await tab.pass(60_000)
    expect(tab.effects).toEqual([ask, ask])
  })
})

it('ends the purchase attempt on the page of a failed order', () => {
  recordedTab()
  keepAttempt()
  createActor(provideFailedOrder('practice01'), { input: { entry: 'failed', order } }).start()
  expect(purchaseAttempt('practice01').read()).toBeUndefined()
})
