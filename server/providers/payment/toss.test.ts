import { describe, expect, test } from 'vitest'
import { cardCompanyCodes } from '#contract/orders/payment-instruments.ts'
import { fakeProvider, type ProviderReply } from '#tests/support/server/fake-provider.ts'
import { pageDataOf, windowInput } from '#tests/support/server/payment-window.ts'
import { policyFindings } from '#tests/support/server/policy-findings.ts'
import type { PaymentAttempt } from './port.ts'
import { createTossPayment } from './toss.ts'
import { tossCards } from './toss-names.ts'

/** Answers of Toss Payments from its documentation. */
const recorded = {
  mId: 'tosspayments',
  version: '2024-06-01',
  paymentKey: 'tviva20261121120000AbCd1',
  lastTransactionKey: '9C62B18EEF0DE3EB7F4422EB6D14BC6E',
  orderId: '20261121-7QK2M9XD-1',
  orderName: '정맥주사 놓기',
  status: 'DONE',
  requestedAt: '2026-11-21T12:00:00+09:00',
  approvedAt: '2026-11-21T12:00:41+09:00',
  useEscrow: false,
  card: {
    amount: 20000,
    issuerCode: '11',
    acquirerCode: '11',
    number: '43301234****123*',
    installmentPlanMonths: 3,
    approveNo: '00000000',
    cardType: '신용',
    isInterestFree: false,
  },
  virtualAccount: null,
  transfer: null,
  mobilePhone: null,
  easyPay: null,
  secret: 'ps_secret',
  receipt: { url: 'https://dashboard.tosspayments.com/receipt/1' },
  failure: null,
  cancels: null,
  method: '카드',
  currency: 'KRW',
  totalAmount: 20000,
  balanceAmount: 20000,
}
const waiting = {
  ...recorded,
  status: 'WAITING_FOR_DEPOSIT',
  approvedAt: null,
  card: null,
  method: '가상계좌',
  virtualAccount: {
    accountType: '일반',
    accountNumber: 'X6505636518308',
    bankCode: '20',
    customerName: '박토스',
    dueDate: '2026-11-22T12:00:00+09:00',
    refundStatus: 'NONE',
    expired: false,
  },
}
const wanted: PaymentAttempt & { key: string } = {
  id: '5b7f6c4e-1f62-4b39-9f0e-0c4f1c7c2a10',
  orderId: recorded.orderId,
  key: recorded.paymentKey,
  amount: 20_000,
  method: 'card',
}

/** The adapter with a server that answers this, and the requests it received. */
function tossThat(...replies: readonly ProviderReply[]) {
  const { asked, services } = fakeProvider(...replies)
  const provider = createTossPayment(
    {
      clientKey: 'test_ck',
      secretKey: 'test_sk',
      apiUrl: 'https://api.tosspayments.com/v1',
      scriptUrl: 'https://scripts.shop.example/toss/standard.js',
    },
    services,
  )
  return { provider, asked }
}
const ok = (body: unknown) => ({ status: 200, body })
const failure = (code: string, status = 400) => ({ status, body: { code, message: '…' } })

describe('a confirmation', () => {
  test('sends key, order, amount and our idempotency key', async () => {
    const { provider, asked } = tossThat(ok(recorded))
    expect(await provider.confirm(wanted)).toEqual({
      outcome: 'paid',
      orderId: recorded.orderId,
      key: recorded.paymentKey,
      amount: 20_000,
      approvedAt: new Date('2026-11-21T03:00:41Z'),
      details: {
        instrument: { kind: 'card', code: 'kookmin' },
        installmentMonths: 3,
        approveNumber: '00000000',
        receiptUrl: 'https://dashboard.tosspayments.com/receipt/1',
      },
    })
    expect(asked[0]?.address).toBe('https://api.tosspayments.com/v1/payments/confirm')
    expect(asked[0]?.init.headers).toMatchObject({
      Authorization: `Basic ${Buffer.from('test_sk:').toString('base64')}`,
      'Idempotency-Key': wanted.id,
    })
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({
      paymentKey: recorded.paymentKey,
      orderId: recorded.orderId,
      amount: 20_000,
    })
  })

  test('of a virtual account returns the account, and the secret of its webhooks', async () => {
    expect(await tossThat(ok(waiting)).provider.confirm(wanted)).toEqual({
      outcome: 'waiting',
      orderId: recorded.orderId,
      key: recorded.paymentKey,
      amount: 20_000,
      account: {
        bank: { kind: 'bank', code: 'woori' },
        number: 'X6505636518308',
        holder: '박토스',
        until: new Date('2026-11-22T03:00:00Z'),
      },
      secret: 'ps_secret',
    })
  })

  test.each([
    ['REJECT_CARD_PAYMENT', { outcome: 'declined', decline: 'over_limit' }],
    ['INVALID_STOPPED_CARD', { outcome: 'declined', decline: 'suspended_card' }],
    ['INVALID_CARD_EXPIRATION', { outcome: 'declined', decline: 'expired_card' }],
    ['REJECT_ACCOUNT_PAYMENT', { outcome: 'declined', decline: 'insufficient_funds' }],
    ['DUPLICATED_ORDER_ID', { outcome: 'failed', reason: 'duplicate_order' }],
    ['NOT_MATCHES_AMOUNT', { outcome: 'failed', reason: 'amount_mismatch' }],
    ['SOMETHING_NEW', { outcome: 'failed', reason: 'unknown' }],
  ])('refused with %s is %j', async (code, answer) => {
    expect(await tossThat(failure(code)).provider.confirm(wanted)).toEqual(answer)
  })

  test('that was made before is queried', async () => {
    const { provider, asked } = tossThat(failure('ALREADY_PROCESSED_PAYMENT'), ok(recorded))
    expect(await provider.confirm(wanted)).toMatchObject({ outcome: 'paid' })
    // The key came from an address: it may belong to another, older payment.
    expect(asked[1]?.address).toBe(`https://api.tosspayments.com/v1/payments/orders/${recorded.orderId}`)
  })

  test.each([
    ['no answer', new Error('timeout')],
    ['a failure of its own', { status: 500, body: { code: 'FAILED_INTERNAL_SYSTEM_PROCESSING' } }],
    ['another shape', ok({ hello: 'world' })],
    ['a state that nobody knows', ok({ ...recorded, status: 'NEW' })],
    ['too many requests', failure('TOO_MANY_REQUESTS', 429)],
    ['the same request under way', failure('IDEMPOTENT_REQUEST_PROCESSING', 409)],
    ['a key that is none', failure('UNAUTHORIZED_KEY', 401)],
  ])('without a sure end is unanswered: %s', async (_, reply) => {
    expect(await tossThat(reply).provider.confirm(wanted)).toEqual({ outcome: 'unanswered' })
  })
})

describe('a query', () => {
  test.each([
    ['READY', 'open'],
    ['IN_PROGRESS', 'open'],
    ['PARTIAL_CANCELED', 'paid'],
    ['CANCELED', 'canceled'],
    ['EXPIRED', 'canceled'],
  ])('reads %s as %s', async (status, outcome) => {
    expect(await tossThat(ok({ ...recorded, status })).provider.query(wanted)).toMatchObject({ outcome })
  })

  test('uses our number, and returns a missing payment', async () => {
    const { provider, asked } = tossThat(failure('NOT_FOUND_PAYMENT', 404))
    expect(await provider.query(wanted)).toEqual({ outcome: 'missing' })
    expect(asked[0]?.address).toBe('https://api.tosspayments.com/v1/payments/orders/20261121-7QK2M9XD-1')
  })

  test('whose answer breaks off is unanswered, and no word of it is in the log', async () => {
    const { provider } = tossThat(new Response('{"customerName": 김하늘'))
    expect(await provider.query(wanted)).toEqual({ outcome: 'unanswered' })
  })
})

describe('a refund', () => {
  const refund = { id: 'refund-1', amount: 5_000, reason: 'mistake', account: null }

  test('of a part sends the amount, of a deposit the account', async () => {
    const { provider, asked } = tossThat(ok(recorded))
    const account = { bank: 'shinhan', number: '110123456789', holder: '김하늘' } as const
    expect(await provider.cancel(wanted, { ...refund, account })).toEqual({ outcome: 'done' })
    expect(asked[0]?.address).toMatch(/\/tviva20261121120000AbCd1\/cancel$/)
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({
      cancelReason: 'mistake',
      cancelAmount: 5_000,
      refundReceiveAccount: { bank: '88', accountNumber: '110123456789', holderName: '김하늘' },
    })
  })

  test('sends our key, and another one for another account, because a key repeats its answer', async () => {
    const keys: unknown[] = []
    for (const number of [undefined, '110123456789', '110123456789', '220123456789']) {
      const { provider, asked } = tossThat(ok(recorded))
      const account = number === undefined ? null : ({ bank: 'shinhan', number, holder: '김하늘' } as const)
      await provider.cancel(wanted, { ...refund, account })
      keys.push(new Headers(asked[0]?.init.headers).get('Idempotency-Key'))
    }
    expect(keys[0]).toBe('refund-1')
    expect(keys[2]).toBe(keys[1])
    expect(new Set(keys).size).toBe(3)
  })

  test.each([
    [failure('NOT_CANCELABLE_AMOUNT', 403), 'refused'],
    [failure('ALREADY_CANCELED_PAYMENT'), 'done'],
    [failure('FORBIDDEN_CONSECUTIVE_REQUEST', 403), 'unanswered'],
    [failure('TOO_MANY_REQUESTS', 429), 'unanswered'],
    [new Error('down'), 'unanswered'],
  ])('answered %j is %s', async (reply, outcome) => {
    expect(await tossThat(reply).provider.cancel(wanted, refund)).toEqual({ outcome })
  })
})

describe('a cash receipt', () => {
  const input = { id: 'receipt-1', orderNumber: '20261121-7QK2M9XD', orderName: '정맥주사 놓기', number: '01023450142' }
  const receipt = {
    receiptKey: 'QmZlZGZkZg',
    issueNumber: '123456789',
    issueStatus: 'IN_PROGRESS',
    amount: 20000,
    taxFreeAmount: 0,
    orderId: input.orderNumber,
    type: '소득공제',
    transactionType: 'CONFIRM',
    failure: null,
  }

  test.each([
    ['personal', '소득공제'],
    ['business', '지출증빙'],
  ] as const)('names amount, order and number: %s', async (type, wireType) => {
    const { provider, asked } = tossThat(ok(receipt))
    expect(await provider.issueCashReceipt(wanted, { ...input, type })).toEqual({ outcome: 'done', key: 'QmZlZGZkZg' })
    expect(asked[0]?.address).toBe('https://api.tosspayments.com/v1/cash-receipts')
    expect(asked[0]?.init.headers).toMatchObject({ 'Idempotency-Key': 'receipt-1' })
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({
      amount: 20_000,
      orderId: '20261121-7QK2M9XD',
      orderName: '정맥주사 놓기',
      customerIdentityNumber: '01023450142',
      type: wireType,
    })
  })

  test.each([
    [ok({ ...receipt, issueStatus: 'FAILED' }), 'refused'],
    [failure('INVALID_PARAMETER'), 'refused'],
    [failure('TOO_MANY_REQUESTS', 429), 'unanswered'],
    [new Error('down'), 'unanswered'],
  ])('answered %j is %s', async (reply, outcome) => {
    const personal = { ...input, type: 'personal' } as const
    expect(await tossThat(reply).provider.issueCashReceipt(wanted, personal)).toEqual({ outcome })
  })

  test('is cancelled by its key', async () => {
    const { provider, asked } = tossThat(ok({ ...receipt, transactionType: 'CANCEL' }))
    expect(await provider.cancelCashReceipt(wanted, { id: 'cancel-1', key: 'QmZlZGZkZg' })).toEqual({ outcome: 'done' })
    expect(asked[0]?.address).toBe('https://api.tosspayments.com/v1/cash-receipts/QmZlZGZkZg/cancel')
    const { provider: away } = tossThat(new Error('down'))
    expect(await away.cancelCashReceipt(wanted, { id: 'cancel-1', key: 'k' })).toEqual({ outcome: 'unanswered' })
  })
})

describe('a callback or webhook', () => {
  const { provider } = tossThat()
  const read = (query: string) => provider.readCallback(new URLSearchParams(query))

  test.each([
    ['paymentKey=k&orderId=o&amount=20000', { kind: 'arrived', key: 'k', amount: 20_000 }],
    ['paymentKey=k&orderId=o&amount=x', { kind: 'arrived', key: 'k', amount: undefined }],
    ['code=PAY_PROCESS_CANCELED&message=m', { kind: 'failed', reason: 'user_cancel' }],
    ['code=REJECT_CARD_COMPANY&message=m', { kind: 'declined', decline: 'declined' }],
    ['code=BELOW_MINIMUM_AMOUNT', { kind: 'failed', reason: 'invalid_amount' }],
    ['', { kind: 'failed', reason: 'unknown' }],
  ])('is read from %j', (query, back) => expect(read(query)).toEqual(back))

  test('a webhook about a status names the order, one about a deposit also its secret', async () => {
    const headers = new Headers()
    const status = JSON.stringify({
      eventType: 'PAYMENT_STATUS_CHANGED',
      createdAt: '2026-11-21T12:00:41.000000',
      data: recorded,
    })
    const deposit = JSON.stringify({
      createdAt: '2026-11-21T12:00:41.000000',
      secret: 'ps_secret',
      status: 'DONE',
      transactionKey: '9C62B18EEF0DE3EB7F4422EB6D14BC6E',
      orderId: recorded.orderId,
    })
    const first = await provider.readMessage(headers, status)
    expect(first).toMatchObject({ orderId: recorded.orderId })
    expect(first?.eventId).toBe((await provider.readMessage(headers, status))?.eventId)
    expect(await provider.readMessage(headers, deposit)).toMatchObject({
      orderId: recorded.orderId,
      secret: 'ps_secret',
    })
    expect(await provider.readMessage(headers, '{"hello":1}')).toBeUndefined()
    expect(await provider.readMessage(headers, deposit.replace('ps_secret', ''))).toBeUndefined()
    expect(await provider.readMessage(headers, 'no json')).toBeUndefined()
  })
})

test('the window runs its script under a policy, with data that no markup breaks', async () => {
  const window = await tossThat().provider.window({
    ...wanted,
    card: undefined,
    orderName: '</script><img src=x> "',
    escrowItems: [],
    customer: { name: '김하늘', email: 'a@b.example', phone: '01000000000' },
    returnAddress: 'https://pay.shop.example/providers/payment/return?payment=1',
    locale: 'ko',
  })
  if (window.kind !== 'page') throw new Error('it is a page')
  // The address is configured: the policy allows its origin, and no other script.
  expect(window.html).toContain('<script src="https://scripts.shop.example/toss/standard.js">')
  expect(window.policy).toMatch(/script-src 'sha256-[^']+' https:\/\/scripts\.shop\.example;/)
  expect(policyFindings(window.policy)).toEqual([])
  expect(window.html).not.toContain('<img src=x>')
  expect(window.html).toContain('20261121-7QK2M9XD-1')
})

test.each([
  [
    { company: 'shinhan', installmentMonths: 3 },
    50_000,
    { flowMode: 'DIRECT', cardCompany: '41', cardInstallmentPlan: 3 },
  ],
  [{ company: null, installmentMonths: 0 }, 50_000, { flowMode: 'DEFAULT', cardInstallmentPlan: 0 }],
  [{ company: 'kookmin', installmentMonths: 0 }, 49_999, { flowMode: 'DIRECT', cardCompany: '11' }],
] as const)('the window is asked for the card %j of %d won', async (card, amount, expected) => {
  const window = await tossThat().provider.window({
    ...wanted,
    ...windowInput,
    amount,
    card,
  })
  expect(pageDataOf(window)).toMatchObject({ request: { method: 'CARD', card: expected } })
})

test.each([
  ['ko', 'KO'],
  ['en', 'EN'],
] as const)('the window of a card speaks the language of the page: %s', async (locale, language) => {
  const window = await tossThat().provider.window({ ...wanted, ...windowInput, locale, card: undefined })
  expect(pageDataOf(window)).toMatchObject({ request: { method: 'CARD', card: { language } } })
})

test('every selectable card company has a code', () => {
  expect(new Set(tossCards.values())).toEqual(new Set(cardCompanyCodes))
})

const headset = { id: '8c7f0a52-0a4c-4a8f-9f0e-6a5c2f9f0f10', name: '헤드셋', amount: 690_000, quantity: 2 }
/** As the window of Toss Payments takes it: the price of one piece. */
const escrowed = { id: headset.id, code: headset.id, name: '헤드셋', unitPrice: 345_000, quantity: 2 }

test.each([
  ['virtual_account', [], { virtualAccount: { validHours: 24, useEscrow: false } }],
  ['virtual_account', [headset], { virtualAccount: { validHours: 24, useEscrow: true, escrowProducts: [escrowed] } }],
  ['transfer', [], { transfer: { useEscrow: false } }],
  ['transfer', [headset], { transfer: { useEscrow: true, escrowProducts: [escrowed] } }],
  [
    'transfer',
    [{ ...headset, amount: 690_001 }],
    { transfer: { escrowProducts: [{ ...escrowed, unitPrice: 690_001, quantity: 1 }] } },
  ],
] as const)('the window of a %s keeps the money of %j in escrow', async (method, escrowItems, expected) => {
  const window = await tossThat().provider.window({ ...wanted, ...windowInput, method, card: undefined, escrowItems })
  expect(pageDataOf(window)).toMatchObject({ request: expected })
})
