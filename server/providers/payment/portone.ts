import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import * as v from 'valibot'
import { orderLimits, type PaymentMethod } from '../../../contract/orders.ts'
import { type Bank, banks } from '../../../contract/payment-names.ts'
import { type AskServices, askProvider, type Reply } from './ask.ts'
import type { PaymentAnswer, PaymentDetails, PaymentProvider, WindowReturn } from './port.ts'
import { scriptPage } from './script-page.ts'

/** What PortOne gave the shop for payments. */
export interface PortOnePayment {
  readonly storeId: string
  readonly channelKey: string
  readonly apiSecret: string
  /** `whsec_…` */
  readonly webhookSecret: string
}

const api = 'https://api.portone.io'
const sdk = 'https://cdn.portone.io/v2/browser-sdk.js'

const methods = {
  card: 'CARD',
  simple: 'EASY_PAY',
  transfer: 'TRANSFER',
  virtual_account: 'VIRTUAL_ACCOUNT',
  phone: 'MOBILE',
} as const satisfies Record<PaymentMethod, string>

const bankNames = {
  kookmin: 'KOOKMIN',
  shinhan: 'SHINHAN',
  woori: 'WOORI',
  hana: 'HANA',
  nonghyup: 'NONGHYUP',
  ibk: 'IBK',
  'sc-first': 'STANDARD_CHARTERED',
  citi: 'CITI',
  kdb: 'KDB',
  suhyup: 'SUHYUP',
  im: 'DAEGU',
  busan: 'BUSAN',
  kyongnam: 'KYONGNAM',
  kwangju: 'KWANGJU',
  jeonbuk: 'JEONBUK',
  jeju: 'JEJU',
  post: 'POST',
  saemaul: 'KFCC',
  shinhyup: 'SHINHYUP',
  kakao: 'KAKAO',
  kbank: 'K_BANK',
  toss: 'TOSS',
} as const satisfies Record<Bank, string>

const script = `
const { request, back } = JSON.parse(document.body.dataset.facts)
const leave = (answer) => {
  const address = new URL(back)
  for (const name of ['paymentId', 'code', 'pgCode']) if (answer[name]) address.searchParams.set(name, answer[name])
  location.replace(address.href)
}
PortOne.requestPayment(request).then((answer) => { if (answer) leave(answer) }, () => leave({ code: 'window' }))
`

const amountSchema = v.object({ total: v.pipe(v.number(), v.integer()) })

const methodSchema = v.looseObject({
  type: v.optional(v.string()),
  card: v.optional(v.looseObject({ name: v.optional(v.string()) })),
  approvalNumber: v.optional(v.string()),
  installment: v.optional(v.looseObject({ month: v.optional(v.number()) })),
  provider: v.optional(v.string()),
  bank: v.optional(v.string()),
  accountNumber: v.optional(v.string()),
  remitteeName: v.optional(v.string()),
  expiredAt: v.optional(v.string()),
})

const paymentSchema = v.object({
  id: v.string(),
  status: v.string(),
  amount: amountSchema,
  paidAt: v.optional(v.string()),
  receiptUrl: v.optional(v.string()),
  method: v.optional(methodSchema),
})

const messageSchema = v.object({ type: v.string(), data: v.looseObject({ paymentId: v.optional(v.string()) }) })
const errorSchema = v.looseObject({ type: v.string() })
/** Whether the first request under the same key has not come to its end: it is no refusal, the money may go. */
const isWorkedOn = ({ type }: v.InferOutput<typeof errorSchema>) => type === 'IDEMPOTENCY_OUTSTANDING_REQUEST'

/** PortOne v2, by the forms of its documentation. Only what its server answers counts; its messages are signed. */
export function createPortOnePayment(settings: PortOnePayment, services: AskServices): PaymentProvider {
  const { storeId, channelKey, apiSecret } = settings
  const headers = { Authorization: `PortOne ${apiSecret}` }
  const webhook = new Webhook(settings.webhookSecret)
  const addressOf = (orderId: string) => `${api}/payments/${encodeURIComponent(orderId)}`
  const query: PaymentProvider['query'] = async ({ orderId }) =>
    answerOf(
      await askProvider('portone', services, `${addressOf(orderId)}?storeId=${encodeURIComponent(storeId)}`, {
        method: 'GET',
        headers,
      }),
    )
  const send = (address: string, key: string, body: unknown) =>
    askProvider('portone', services, address, {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': `"${key}"` },
      body,
    })

  return {
    name: 'portone',
    window: async ({ orderId, amount, method, orderName, customer, returnAddress, locale }) => {
      const request = {
        storeId,
        channelKey,
        paymentId: orderId,
        orderName,
        totalAmount: amount,
        currency: 'CURRENCY_KRW',
        payMethod: methods[method],
        customer: { fullName: customer.name, email: customer.email, phoneNumber: customer.phone },
        redirectUrl: returnAddress,
        locale: locale === 'ko' ? 'KO_KR' : 'EN_US',
        ...(method === 'virtual_account'
          ? { virtualAccount: { accountExpiry: { validHours: orderLimits.depositSeconds / 3600 } } }
          : {}),
      }
      const sources = {
        script: 'https://cdn.portone.io',
        connect: 'https://*.portone.io https://*.iamport.co https://*.iamport.kr',
      }
      return scriptPage({ locale, sdk, script, facts: { request, back: returnAddress }, sources, returnAddress })
    },
    readReturn: (parameters): WindowReturn => {
      const code = parameters.get('code')
      const key = parameters.get('paymentId')
      // Its window tells no amount: the answer of its server is compared.
      if (code === null && key !== null) return { kind: 'arrived', key, amount: undefined }
      if (/CANCEL/.test(`${code} ${parameters.get('pgCode')}`)) return { kind: 'failed', reason: 'user_cancel' }
      if (code === 'FAILURE_TYPE_PG') return { kind: 'declined', decline: 'declined' }
      return { kind: 'failed', reason: 'unknown' }
    },
    // The window has taken the money already.
    confirm: query,
    query,
    cancel: async ({ orderId }, { id, amount, reason, account }) => {
      const reply = await send(`${addressOf(orderId)}/cancel`, id, {
        storeId,
        reason,
        ...(amount > 0 ? { amount } : {}),
        ...(account
          ? {
              refundAccount: {
                bank: bankNames[account.bank],
                number: account.number,
                holderName: account.holder,
              },
            }
          : {}),
      })
      if (!reply) return { outcome: 'unanswered' }
      if (reply.status === 200) return { outcome: 'done' }
      const error = v.safeParse(errorSchema, reply.body)
      if (!error.success || isWorkedOn(error.output)) return { outcome: 'unanswered' }
      return { outcome: error.output.type === 'PAYMENT_ALREADY_CANCELLED' ? 'done' : 'refused' }
    },
    issueCashReceipt: async ({ orderId, amount }, { orderNumber, orderName, type, number }) => {
      const reply = await send(`${addressOf(orderId)}/cash-receipt`, `receipt-${orderNumber}`, {
        storeId,
        channelKey,
        type: type === 'personal' ? 'PERSONAL' : 'CORPORATE',
        orderName,
        currency: 'KRW',
        amount: { total: amount },
        customer: { identityNumber: number },
      })
      if (!reply) return { outcome: 'unanswered' }
      if (reply.status === 200) return { outcome: 'done' }
      const error = v.safeParse(errorSchema, reply.body)
      return { outcome: error.success && !isWorkedOn(error.output) ? 'refused' : 'unanswered' }
    },
    readMessage: async (received, body) => {
      let verified: unknown
      try {
        verified = webhook.verify(body, Object.fromEntries(received))
      } catch (error) {
        if (error instanceof WebhookVerificationError || error instanceof SyntaxError) return undefined
        throw error
      }
      const message = v.safeParse(messageSchema, verified)
      const eventId = received.get('webhook-id')
      const orderId = message.success ? message.output.data.paymentId : undefined
      return eventId !== null && orderId !== undefined ? { eventId, orderId } : undefined
    },
  }
}

function answerOf(reply: Reply): PaymentAnswer {
  if (!reply) return { outcome: 'unanswered' }
  if (reply.status === 404) return { outcome: 'missing' }
  const read = v.safeParse(paymentSchema, reply.body)
  if (reply.status !== 200 || !read.success) return { outcome: 'unanswered' }
  const { id, status, amount, paidAt, method, receiptUrl } = read.output
  const common = { orderId: id, key: id, amount: amount.total }
  switch (status) {
    case 'PAID':
    case 'PARTIAL_CANCELLED':
      if (paidAt === undefined) return { outcome: 'unanswered' }
      return {
        outcome: 'paid',
        ...common,
        approvedAt: new Date(paidAt),
        details: { ...detailsOf(method), ...(receiptUrl === undefined ? {} : { receiptUrl }) },
      }
    case 'VIRTUAL_ACCOUNT_ISSUED': {
      const { bank = '', accountNumber, remitteeName = '', expiredAt } = method ?? {}
      if (accountNumber === undefined || expiredAt === undefined) return { outcome: 'unanswered' }
      const account = { bank: nameOf(bank), number: accountNumber, holder: remitteeName, until: new Date(expiredAt) }
      return { outcome: 'waiting', ...common, account }
    }
    case 'CANCELLED':
      return { outcome: 'canceled' }
    case 'FAILED':
      return { outcome: 'declined', decline: 'declined' }
    case 'READY':
    case 'PENDING':
    case 'PAY_PENDING':
      return { outcome: 'open' }
    default:
      return { outcome: 'unanswered' }
  }
}

function nameOf(bank: string): string {
  const code = Object.entries(bankNames).find(([, each]) => each === bank)?.[0]
  return Object.entries(banks).find(([each]) => each === code)?.[1] ?? bank
}

const services: Readonly<Record<string, string>> = {
  KAKAOPAY: '카카오페이',
  NAVERPAY: '네이버페이',
  TOSSPAY: '토스페이',
  PAYCO: '페이코',
  SAMSUNGPAY: '삼성페이',
  APPLEPAY: '애플페이',
  LPAY: '엘페이',
  SSGPAY: '쓱페이',
}

function detailsOf(method: v.InferOutput<typeof methodSchema> | undefined): PaymentDetails {
  if (!method) return {}
  const { card, provider, bank, approvalNumber, installment } = method
  const name =
    card?.name ??
    (provider === undefined ? undefined : (services[provider] ?? provider)) ??
    (bank === undefined ? undefined : nameOf(bank))
  return {
    ...(name === undefined ? {} : { name }),
    ...(approvalNumber === undefined ? {} : { approveNumber: approvalNumber }),
    ...(installment?.month === undefined ? {} : { installmentMonths: installment.month }),
  }
}
