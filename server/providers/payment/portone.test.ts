import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { type ProviderReply, providerThat } from '../../../tests/support/server-provider.ts'
import { createClock } from '../../clock.ts'
import { createPortOnePayment } from './portone.ts'
import type { PaymentTry } from './port.ts'

const webhookSecret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`

/** Answers as PortOne documents them. */
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
  paidAt: '2026-11-21T03:00:41Z',
  receiptUrl: 'https://receipt.portone.example/1',
}
const wanted: PaymentTry & { key: string } = {
  id: '5b7f6c4e-1f62-4b39-9f0e-0c4f1c7c2a10',
  orderId: recorded.id,
  key: recorded.id,
  amount: 20_000,
  method: 'card',
}

function portOneThat(...replies: readonly ProviderReply[]) {
  const { asked, services } = providerThat(...replies)
  const provider = createPortOnePayment(
    { storeId: 'store', channelKey: 'channel', apiSecret: 'hush', webhookSecret },
    services,
  )
  return { provider, asked }
}
const ok = (body: unknown) => ({ status: 200, body })

describe('a payment', () => {
  test('is what its server says, confirmed or asked for', async () => {
    const { provider, asked } = portOneThat(ok(recorded))
    expect(await provider.confirm(wanted)).toEqual({
      outcome: 'paid',
      orderId: recorded.id,
      key: recorded.id,
      amount: 20_000,
      approvedAt: new Date('2026-11-21T03:00:41Z'),
      details: {
        name: '신한카드',
        approveNumber: '12345678',
        installmentMonths: 0,
        receiptUrl: 'https://receipt.portone.example/1',
      },
    })
    expect(asked[0]?.address).toBe('https://api.portone.io/payments/20261121-7QK2M9XD-1?storeId=store')
    expect(asked[0]?.init.headers).toMatchObject({ Authorization: 'PortOne hush' })
  })

  test('by a virtual account tells where to deposit', async () => {
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
      account: { bank: '우리은행', number: '1002000000000', until: new Date('2026-11-22T03:00:00Z') },
    })
  })

  test.each([
    ['READY', 'open'],
    ['PENDING', 'open'],
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

  test('names amount and account, and carries our key', async () => {
    const { provider, asked } = portOneThat(ok({ cancellation: { status: 'SUCCEEDED' } }))
    expect(await provider.cancel(wanted, refund)).toEqual({ outcome: 'done' })
    expect(asked[0]?.address).toBe('https://api.portone.io/payments/20261121-7QK2M9XD-1/cancel')
    expect(asked[0]?.init.headers).toMatchObject({ 'Idempotency-Key': '"refund-1"' })
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({
      storeId: 'store',
      reason: 'mistake',
      amount: 5_000,
      refundAccount: { bank: 'SHINHAN', number: '110123456789', holderName: '김하늘' },
    })
  })

  test.each([
    [{ status: 409, body: { type: 'PAYMENT_ALREADY_CANCELLED' } }, 'done'],
    [{ status: 409, body: { type: 'CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT' } }, 'refused'],
    [new Error('down'), 'unanswered'],
  ])('answered %j is %s', async (reply, outcome) => {
    expect(await portOneThat(reply).provider.cancel(wanted, refund)).toEqual({ outcome })
  })
})

describe('a message', () => {
  const { provider } = portOneThat()
  const body = JSON.stringify({
    type: 'Transaction.Paid',
    timestamp: '2026-11-21T03:00:41Z',
    data: { paymentId: recorded.id, storeId: 'store', transactionId: 'tx' },
  })
  const now = createClock().now()
  const sign = (at = now, secret = webhookSecret) =>
    new Headers({
      'webhook-id': 'event-1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign('event-1', at, body),
    })

  test('that is signed names its payment', async () => {
    expect(await provider.readMessage(sign(), body)).toEqual({ eventId: 'event-1', orderId: recorded.id })
  })

  test.each<[string, () => [Headers, string]]>([
    ['with another body', () => [sign(), body.replace('Paid', 'Cancelled')]],
    ['signed by another', () => [sign(now, `whsec_${Buffer.from('somebody else').toString('base64')}`), body]],
    ['more than five minutes old', () => [sign(new Date(now.getTime() - 6 * 60_000)), body]],
    ['from the future', () => [sign(new Date(now.getTime() + 6 * 60_000)), body]],
    ['without its headers', () => [new Headers(), body]],
  ])('%s is refused', async (_, message) => {
    expect(await provider.readMessage(...message())).toBeUndefined()
  })
})

test.each([
  ['paymentId=p', { kind: 'arrived', key: 'p', amount: undefined }],
  ['paymentId=p&code=FAILURE_TYPE_PG&pgCode=PAY_PROCESS_CANCELED', { kind: 'failed', reason: 'user_cancel' }],
  ['paymentId=p&code=FAILURE_TYPE_PG&pgCode=REJECT', { kind: 'declined', decline: 'declined' }],
  ['code=window', { kind: 'failed', reason: 'unknown' }],
])('what comes back is read from %j', (query, back) => {
  expect(portOneThat().provider.readReturn(new URLSearchParams(query))).toEqual(back)
})
