import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import * as codes from '#contract/protocol/codes.ts'
import type { CheckoutInput, OrderForm } from '#machines/checkout.data.ts'
import { type Answer, type RecordedTab, randomKey, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { provideCheckout } from './checkout.flow.ts'

const order = '20261121-7QK2M9XD'
const buyer = {
  name: '김하늘',
  phone: '01023450142',
  postcode: '04799',
  address: '서울 성동구 아차산로 104',
  address_detail: '1203호',
  delivery: '문 앞',
}
const form: OrderForm = {
  items: [{ kind: 'course', option: 101_003, quantity: 1 }],
  buyer,
  total_amt: 69_000,
  is_agreed: true,
  method: 'card',
  card: { company: 'shinhan', installment_months: 3 },
}
const placed = { content: { order_number: order, status: 'pending', total_amt: 69_000 } }
const opened = {
  content: { payment_id: randomKey(9), url: 'https://pay.example/w#ticket=t', expires_at: '2026-11-21T03:02:00.000Z' },
}

function start(tab: RecordedTab, input: CheckoutInput = { entry: 'form' }, userid = 'practice01') {
  const machine = provideCheckout({
    http: tab.http,
    userid,
    returnPath: () => '/order?course=101&option=101003',
    onComplete: (number) => tab.note('onComplete', number),
  })
  return createActor(machine, { input }).start()
}

/** Submits the form on a newly loaded page; returns the key that was sent. */
async function submit(tab: RecordedTab, changed: Partial<OrderForm>, answers: readonly Answer[], userid?: string) {
  const before = tab.effects.length
  tab.answer(...answers)
  const actor = start(tab, { entry: 'form' }, userid)
  actor.send({ type: 'order.submitted', form: { ...form, ...changed } })
  await tab.pass()
  actor.stop()
  const [, sent] = tab.effects[before] ?? []
  return sent
}
const sentWith = (key: number, changed: object = {}) => ({
  body: {
    idempotency_key: randomKey(key),
    items: [{ kind: 'course', option: 101_003, quantity: 1 }],
    buyer,
    total_amt: 69_000,
    is_agreed: true,
    ...changed,
  },
})

describe('an order', () => {
  it('is placed and paid, and its key is kept for the page of the result', async () => {
    const tab = recordedTab()
    await submit(tab, {}, [placed, opened])
    expect(tab.effects).toEqual([
      ['POST /v1/order', sentWith(1)],
      [
        `POST /v1/order/${order}/payment`,
        {
          body: {
            method: 'card',
            card: { company: 'shinhan', installment_months: 3 },
            return_path: '/order?course=101&option=101003',
          },
        },
      ],
      ['location.assign', 'https://pay.example/w#ticket=t'],
    ])
    const { method: _method, card: _card, ...ordered } = form
    expect(tab.drafts()).toEqual({
      'order-attempt:practice01': {
        key: randomKey(1),
        form: JSON.stringify(ordered),
        path: '/order?course=101&option=101003',
      },
    })
  })

  it('that is free is complete without a payment', async () => {
    const tab = recordedTab()
    await submit(tab, { total_amt: 0 }, [{ content: { order_number: order, status: 'paid', total_amt: 0 } }])
    expect(tab.effects).toEqual([
      ['POST /v1/order', sentWith(1, { total_amt: 0 })],
      ['onComplete', order],
    ])
  })

  const items: OrderForm['items'] = [{ kind: 'device', device: 21, sale_type: 'purchase', months: 0, quantity: 2 }]
  it.each<[what: string, answers: Answer[], changed: Partial<OrderForm>, key: number]>([
    ['the answer was lost', ['lost'], {}, 1],
    ['the session ended', [codes.accessTokenInvalid], {}, 1],
    ['the identity has to be verified', [codes.identityNotVerified], {}, 1],
    ['the same request is in progress', [codes.requestInProgress], {}, 1],
    ['the server failed', [codes.internalError], {}, 1],
    ['the server was busy', [codes.serverBusy], {}, 1],
    ['too many requests', [codes.tooManyRequests], {}, 1],
    ['it was placed, and the server failed before the window', [placed, codes.internalError], {}, 1],
    ['it was placed, and the server was busy before the window', [placed, codes.serverBusy], {}, 1],
    ['it was placed, and the window was left', [placed, opened], {}, 1],
    ['it was placed, and the session ended before the window', [placed, codes.accessTokenInvalid], {}, 1],
    ['it was placed, and the answer about the window was lost', [placed, 'lost'], {}, 1],
    ['only another way to pay is chosen', [placed, opened], { method: 'transfer', card: undefined }, 1],
    ['prices have changed', [codes.amountChanged], {}, 2],
    ['the stock is too low', [codes.insufficientStock], {}, 2],
    ['the key belongs to another form', [codes.idempotencyKeyReused], {}, 2],
    ['it was placed and can no longer be paid', [placed, codes.orderStateConflict], {}, 2],
    ['other items are chosen', ['lost'], { items }, 2],
    ['the total has changed', ['lost'], { total_amt: 59_000 }, 2],
    ['the buyer has changed', ['lost'], { buyer: { ...buyer, address_detail: '1204호' } }, 2],
  ])('has the right key when it is submitted again after %s', async (_, answers, changed, key) => {
    const tab = recordedTab()
    await submit(tab, {}, answers)
    const { method: _method, card: _card, ...ordered } = changed
    expect(await submit(tab, changed, ['lost'])).toEqual(sentWith(key, ordered))
  })

  it('of another member in the same tab has another key', async () => {
    const tab = recordedTab()
    await submit(tab, {}, ['lost'])
    expect(await submit(tab, {}, ['lost'], 'company01')).toEqual(sentWith(2))
    expect(Object.keys(tab.drafts())).toEqual(['order-attempt:practice01', 'order-attempt:company01'])
  })

  it('waits for a verified identity, and is then placed with the same key', async () => {
    const tab = recordedTab()
    const actor = start(tab)
    tab.answer(codes.identityNotVerified, { content: {} })
    actor.send({ type: 'order.submitted', form })
    await tab.pass()
    actor.send({ type: 'identity.verified', idfc_id: randomKey(8) })
    await tab.pass()
    actor.stop()
    expect(tab.effects).toEqual([
      ['POST /v1/order', sentWith(1)],
      ['POST /v1/member/my/profile/identification/OACX', { body: { idfc_id: randomKey(8), purpose: 'order' } }],
      ['POST /v1/order', sentWith(1)],
    ])
  })
})
