import type { PaidPayment } from '@portone/server-sdk/payment'
import { verify } from '@portone/server-sdk/webhook'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fakeProvider, type ProviderReply } from '#tests/support/server/fake-provider.ts'
import { pageDataOf, windowInput } from '#tests/support/server/payment-window.ts'
import type { PaymentAttempt } from './port.ts'
import { createPortOnePayment } from './portone.ts'

/** Secret of the published example of Standard Webhooks. */
const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** Answers of PortOne from its documentation. */
const recorded = {
  status: 'PAID',
  id: '20261121-7QK2M9XD-1',
  transactionId: 'tx',
  merchantId: 'merchant',
  storeId: 'store',
  method: {
    type: 'PaymentMethodCard',
    card: { publisher: 'SHINHAN_CARD', issuer: 'SHINHAN_CARD', name: '신한카드', number: '4330-12**-****-1234' },
    approvalNumber: '12345678',
    installment: { month: 0, isInterestFree: false },
  },
  version: 'V2',
  requestedAt: '2026-11-21T03:00:00Z',
  orderName: '정맥주사 놓기',
  amount: { total: 20000, taxFree: 0, discount: 0, paid: 20000, cancelled: 0, cancelledTaxFree: 0 },
  currency: 'KRW',
  channel: { type: 'LIVE', id: 'channel-id', key: 'channel', pgProvider: 'KPN', pgMerchantId: 'merchant' },
  customer: { name: '김하늘' },
  disputes: [],
  updatedAt: '2026-11-21T03:00:41Z',
  statusChangedAt: '2026-11-21T03:00:41Z',
  paidAt: '2026-11-21T03:00:41Z',
  receiptUrl: 'https://receipt.portone.example/1',
} satisfies PaidPayment
const wanted: PaymentAttempt & { key: string } = {
  id: '5b7f6c4e-1f62-4b39-9f0e-0c4f1c7c2a10',
  orderId: recorded.id,
  key: recorded.id,
  amount: 20_000,
  method: 'card',
}

function portOneThat(...replies: readonly ProviderReply[]) {
  const { asked, services } = fakeProvider(...replies)
  const provider = createPortOnePayment(
    {
      storeId: 'store',
      channelKey: 'channel',
      apiSecret: 'hush',
      webhookSecret,
      scriptUrl: 'https://cdn.portone.io/v2/browser-sdk.js',
    },
    services,
  )
  return { provider, asked }
}
const ok = (body: unknown) => ({ status: 200, body })

describe('a payment', () => {
  test('is what its server answers, in a confirmation or a query', async () => {
    const { provider, asked } = portOneThat(ok(recorded))
    expect(await provider.confirm(wanted)).toEqual({
      outcome: 'paid',
      orderId: recorded.id,
      key: recorded.id,
      amount: 20_000,
      approvedAt: new Date('2026-11-21T03:00:41Z'),
      details: {
        instrument: { kind: 'card', code: 'shinhan' },
        approveNumber: '12345678',
        installmentMonths: 0,
        receiptUrl: 'https://receipt.portone.example/1',
      },
    })
    expect(asked[0]?.address).toBe('https://api.portone.io/payments/20261121-7QK2M9XD-1?storeId=store')
    expect(asked[0]?.init.headers).toMatchObject({ Authorization: 'PortOne hush' })
  })

  test('by a pay service has the number and the months of its card', async () => {
    const easyPayMethod = { type: 'PaymentMethodCard', approvalNumber: '87654321', installment: { month: 3 } }
    const method = { type: 'PaymentMethodEasyPay', provider: 'KAKAOPAY', easyPayMethod }
    expect(await portOneThat(ok({ ...recorded, method })).provider.query(wanted)).toMatchObject({
      details: {
        instrument: { kind: 'service', code: 'kakao-pay' },
        approveNumber: '87654321',
        installmentMonths: 3,
      },
    })
  })

  test('by a virtual account returns the account', async () => {
    const method = {
      type: 'PaymentMethodVirtualAccount',
      bank: 'WOORI',
      accountNumber: '1002000000000',
      remitteeName: '프랙티컴',
      expiredAt: '2026-11-22T03:00:00Z',
    }
    const { provider } = portOneThat(ok({ ...recorded, status: 'VIRTUAL_ACCOUNT_ISSUED', paidAt: undefined, method }))
    expect(await provider.query(wanted)).toMatchObject({
      outcome: 'waiting',
      account: {
        bank: { kind: 'bank', code: 'woori' },
        number: '1002000000000',
        until: new Date('2026-11-22T03:00:00Z'),
      },
    })
  })

  test.each([
    ['READY', 'open'],
    ['PAY_PENDING', 'open'],
    ['PARTIAL_CANCELLED', 'paid'],
    ['CANCELLED', 'canceled'],
    ['FAILED', 'declined'],
    ['NEW', 'unanswered'],
  ])('that is %s is %s', async (status, outcome) => {
    expect(await portOneThat(ok({ ...recorded, status })).provider.query(wanted)).toMatchObject({ outcome })
  })

  test('is missing, or unanswered', async () => {
    const missing = { status: 404, body: { type: 'PAYMENT_NOT_FOUND' } }
    expect(await portOneThat(missing).provider.query(wanted)).toEqual({ outcome: 'missing' })
    expect(await portOneThat(new Error('down')).provider.query(wanted)).toEqual({ outcome: 'unanswered' })
    expect(await portOneThat({ status: 401, body: { type: 'UNAUTHORIZED' } }).provider.query(wanted)).toEqual({
      outcome: 'unanswered',
    })
  })
})

describe('a refund', () => {
  const account = { bank: 'shinhan', number: '110123456789', holder: '김하늘' } as const
  const refund = { id: 'refund-1', amount: 5_000, reason: 'mistake', account }

  const cancellation = {
    id: 'c1',
    totalAmount: 5000,
    reason: 'mistake (refund-1)',
    requestedAt: '2026-11-21T03:10:00Z',
  }

  test('sends amount and account, and our key in characters that the provider accepts', async () => {
    const { provider, asked } = portOneThat(
      ok(recorded),
      ok({ cancellation: { ...cancellation, status: 'SUCCEEDED' } }),
    )
    expect(await provider.cancel(wanted, refund)).toEqual({ outcome: 'done' })
    expect(asked[1]?.address).toBe('https://api.portone.io/payments/20261121-7QK2M9XD-1/cancel')
    expect(new Headers(asked[1]?.init.headers).get('Idempotency-Key')).toMatch(/^refund-1-[\w-]{43}$/)
    expect(JSON.parse(String(asked[1]?.init.body))).toEqual({
      storeId: 'store',
      reason: 'mistake (refund-1)',
      amount: 5_000,
      refundAccount: { bank: 'SHINHAN', number: '110123456789', holderName: '김하늘' },
    })
  })

  test('that was made before is found again, long after its key expired', async () => {
    const made = (status: string) => ok({ ...recorded, cancellations: [{ ...cancellation, status }] })
    expect(await portOneThat(made('SUCCEEDED')).provider.cancel(wanted, refund)).toEqual({ outcome: 'done' })
    expect(await portOneThat(made('REQUESTED')).provider.cancel(wanted, refund)).toEqual({ outcome: 'unanswered' })
    const again = portOneThat(made('FAILED'), ok({ cancellation: { ...cancellation, status: 'SUCCEEDED' } }))
    expect(await again.provider.cancel(wanted, refund)).toEqual({ outcome: 'done' })
    const other = ok({
      ...recorded,
      cancellations: [{ ...cancellation, reason: 'mistake (refund-2)', status: 'SUCCEEDED' }],
    })
    const next = portOneThat(other, ok({ cancellation: { ...cancellation, status: 'SUCCEEDED' } }))
    await next.provider.cancel(wanted, refund)
    expect(next.asked).toHaveLength(2)
  })

  test.each([
    [ok({ cancellation: { ...cancellation, status: 'FAILED' } }), 'refused'],
    [ok({ cancellation: { ...cancellation, status: 'REQUESTED' } }), 'unanswered'],
    [{ status: 409, body: { type: 'PAYMENT_ALREADY_CANCELLED' } }, 'done'],
    [{ status: 409, body: { type: 'CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT' } }, 'refused'],
    [{ status: 409, body: { type: 'IDEMPOTENCY_OUTSTANDING_REQUEST' } }, 'unanswered'],
    [{ status: 401, body: { type: 'UNAUTHORIZED' } }, 'unanswered'],
    [new Error('down'), 'unanswered'],
  ])('answered %j is %s', async (reply, outcome) => {
    expect(await portOneThat(ok(recorded), reply).provider.cancel(wanted, refund)).toEqual({ outcome })
  })
})

describe('a cash receipt', () => {
  const input = { id: 'receipt-20261121-7QK2M9XD-1', orderNumber: '20261121-7QK2M9XD', orderName: '정맥주사 놓기' }
  const issued = ok({ cashReceipt: { issueNumber: '1', url: 'https://receipt.portone.example/2', pgReceiptId: 'r1' } })

  test.each([
    ['personal', 'PERSONAL', '01023450142'],
    ['business', 'CORPORATE', '1234567890'],
  ] as const)('names payment, channel, amount and number: %s', async (type, wireType, number) => {
    const { provider, asked } = portOneThat(issued)
    expect(await provider.issueCashReceipt(wanted, { ...input, type, number })).toEqual({ outcome: 'done' })
    expect(asked[0]?.address).toBe('https://api.portone.io/cash-receipts')
    expect(asked[0]?.init.headers).toMatchObject({ 'Idempotency-Key': input.id })
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({
      storeId: 'store',
      paymentId: '20261121-7QK2M9XD-1',
      channelKey: 'channel',
      type: wireType,
      orderName: '정맥주사 놓기',
      currency: 'KRW',
      amount: { total: 20_000 },
      customer: { identityNumber: number },
    })
  })

  test.each([
    [{ status: 409, body: { type: 'CASH_RECEIPT_ALREADY_ISSUED' } }, 'done'],
    [{ status: 400, body: { type: 'INVALID_REQUEST' } }, 'refused'],
    [{ status: 403, body: { type: 'FORBIDDEN' } }, 'unanswered'],
    [{ status: 502, body: { type: 'PG_PROVIDER' } }, 'unanswered'],
  ])('answered %j is %s', async (reply, outcome) => {
    const receipt = { ...input, type: 'personal', number: '01023450142' } as const
    expect(await portOneThat(reply).provider.issueCashReceipt(wanted, receipt)).toEqual({ outcome })
  })

  test.each([
    [ok({ cancelledAmount: 20_000, cancelledAt: '2026-11-22T03:00:00Z' }), 'done'],
    [{ status: 404, body: { type: 'CASH_RECEIPT_NOT_FOUND' } }, 'done'],
    [{ status: 400, body: { type: 'INVALID_REQUEST' } }, 'refused'],
    [new Error('down'), 'unanswered'],
  ])('is cancelled by its payment; answered %j that is %s', async (reply, outcome) => {
    const { provider, asked } = portOneThat(reply)
    expect(await provider.cancelCashReceipt(wanted, { id: input.id, key: null })).toEqual({ outcome })
    expect(asked[0]?.address).toBe(
      'https://api.portone.io/payments/20261121-7QK2M9XD-1/cash-receipt/cancel?storeId=store',
    )
    expect(asked[0]?.init).toMatchObject({ method: 'POST' })
    expect(asked[0]?.init.body).toBeUndefined()
  })
})

/** By Standard Webhooks, with the secret, number and second of its published example; signed with OpenSSL. */
describe('a webhook', () => {
  const { provider } = portOneThat()
  const body =
    '{"type":"Transaction.Paid","timestamp":"2021-02-25T15:02:10Z","data":{"paymentId":"20261121-7QK2M9XD-1","storeId":"store","transactionId":"tx"}}'
  const eventId = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
  const second = 1_614_265_330
  const signature = 'v1,ZR7F7b7iE2ydwkxPBll7pAtclXzO28RIdwlPrfB5Mhg='
  const ofAnotherSecret = 'v1,Yl0WeBS9nt8X3np3EsPf//iif24EcpoSVmb39s+GD+g='
  const sent = { 'webhook-id': eventId, 'webhook-timestamp': String(second), 'webhook-signature': signature }

  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: second * 1000 })
  })
  afterAll(() => {
    vi.useRealTimers()
  })
  const read = (headers: Record<string, string>, text = body, secondsLater = 0) => {
    vi.setSystemTime((second + secondsLater) * 1000)
    return provider.readMessage(new Headers(headers), text)
  }

  test.each([
    ['its signature', signature, 0],
    ['a signature of a former secret before its own', `${ofAnotherSecret} ${signature}`, 0],
    ['a signature of another version before its own', `v1a,${signature.slice(3)} ${signature}`, 0],
    ['its signature, five minutes old', signature, 300],
    ['its signature, five minutes ahead', signature, -300],
  ])('with %s names its payment', async (_, signatures, secondsLater) => {
    const headers = { ...sent, 'webhook-signature': signatures }
    expect(await read(headers, body, secondsLater)).toEqual({ eventId, orderId: recorded.id })
    // The check of PortOne's own kit agrees.
    await expect(verify(webhookSecret, body, headers)).resolves.toMatchObject({ type: 'Transaction.Paid' })
  })

  test.each([
    ['with another body', {}, body.replace('Paid', 'Cancelled'), 0],
    ['with the same body written otherwise', {}, body.replaceAll(',', ', '), 0],
    ['with another number', { 'webhook-id': `${eventId}2` }, body, 0],
    ['with another second', { 'webhook-timestamp': String(second + 1) }, body, 0],
    ['with a second that is none', { 'webhook-timestamp': 'now' }, body, 0],
    ['signed with another secret', { 'webhook-signature': ofAnotherSecret }, body, 0],
    ['with its signature as another version', { 'webhook-signature': `v2,${signature.slice(3)}` }, body, 0],
    ['with its signature without a version', { 'webhook-signature': signature.slice(3) }, body, 0],
    ['older than five minutes', {}, body, 301],
    ['more than five minutes ahead', {}, body, -301],
  ])('%s is refused', async (_, changed, text, secondsLater) => {
    const headers = { ...sent, ...changed }
    expect(await read(headers, text, secondsLater)).toBeUndefined()
    await expect(verify(webhookSecret, text, headers)).rejects.toThrow()
  })

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const)(
    'without %s is refused',
    async (name) => {
      const { [name]: _missing, ...others } = sent
      expect(await read(others)).toBeUndefined()
    },
  )
})

test.each([
  ['paymentId=p', { kind: 'arrived', key: 'p', amount: undefined }],
  ['paymentId=p&code=FAILURE_TYPE_PG&pgCode=PAY_PROCESS_CANCELED', { kind: 'failed', reason: 'user_cancel' }],
  ['paymentId=p&code=FAILURE_TYPE_PG&pgCode=REJECT', { kind: 'declined', decline: 'declined' }],
  ['code=window', { kind: 'failed', reason: 'unknown' }],
])('what comes back is read from %j', (query, back) => {
  expect(portOneThat().provider.readCallback(new URLSearchParams(query))).toEqual(back)
})

test.each([
  [
    { company: 'nonghyup', installmentMonths: 6 },
    50_000,
    { cardCompany: 'CARD_COMPANY_NH_CARD', installment: { monthOption: { fixedMonth: 6 } } },
  ],
  [{ company: null, installmentMonths: 0 }, 50_000, { installment: { monthOption: { fixedMonth: 1 } } }],
  [{ company: 'kookmin', installmentMonths: 0 }, 49_999, { cardCompany: 'CARD_COMPANY_KOOKMIN_CARD' }],
] as const)('the window is asked for the card %j of %d won', async (card, amount, expected) => {
  const window = await portOneThat().provider.window({
    ...wanted,
    ...windowInput,
    amount,
    card,
  })
  expect(pageDataOf(window)).toMatchObject({ request: { payMethod: 'CARD', card: expected } })
})

test('the window keeps the money of goods in escrow', async () => {
  const input = { ...wanted, ...windowInput, method: 'virtual_account', card: undefined } as const
  const headset = { id: '8c7f0a52-0a4c-4a8f-9f0e-6a5c2f9f0f10', name: '헤드셋', amount: 690_000, quantity: 2 }
  const { provider } = portOneThat()
  expect(pageDataOf(await provider.window({ ...input, escrowItems: [headset] }))).toMatchObject({
    request: { payMethod: 'VIRTUAL_ACCOUNT', isEscrow: true, products: [headset] },
  })
  expect(JSON.stringify(pageDataOf(await provider.window(input)))).not.toContain('isEscrow')
})
