import type { PaymentRequest, requestPayment } from '@portone/browser-sdk/v2'
import type { CancelPaymentBody, CancelPaymentResponse, Payment } from '@portone/server-sdk/payment'
import type { IssueCashReceiptBody } from '@portone/server-sdk/payment/cashReceipt'
import type { WebhookTransaction } from '@portone/server-sdk/webhook'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import * as v from 'valibot'
import { installmentLimits, lumpSum } from '#contract/orders/card-choice.ts'
import { orderLimits, type PaymentMethod } from '#contract/orders/orders.ts'
import { type AccountBank, type PaymentInstrument, refundBankCodes } from '#contract/orders/payment-instruments.ts'
import { schemaOf } from '../published.ts'
import { instrumentByName } from './instruments.ts'
import type {
  CancelAnswer,
  ChosenCard,
  PaymentAnswer,
  PaymentDetails,
  PaymentProvider,
  WindowCallback,
} from './port.ts'
import { portOneBanks, portOneCards, portOneServices } from './portone-names.ts'
import { type Reply, type RequestServices, refundKey, requestProvider } from './request.ts'
import { scriptPage } from './script-page.ts'

/** Credentials of PortOne for payments. */
export interface PortOnePayment {
  readonly storeId: string
  readonly channelKey: string
  readonly apiSecret: string
  /** `whsec_…` */
  readonly webhookSecret: string
  /** Its script for browsers, by default `https://cdn.portone.io/v2/browser-sdk.js`. */
  readonly scriptUrl: string
}

const api = 'https://api.portone.io'

const methods = {
  card: 'CARD',
  simple: 'EASY_PAY',
  transfer: 'TRANSFER',
  virtual_account: 'VIRTUAL_ACCOUNT',
  phone: 'MOBILE',
} as const satisfies Record<PaymentMethod, PaymentRequest['payMethod']>

/** What the page of the window passes to its script. */
interface WindowData {
  readonly request: PaymentRequest
  readonly back: string
}

/** Runs in the browser, as text: it uses nothing from this module. */
function openWindow(PortOne: { readonly requestPayment: typeof requestPayment }): void {
  const { request, back }: WindowData = JSON.parse(document.body.dataset['input'] ?? '')
  const leave = (answer: {
    readonly paymentId?: string
    readonly code?: string | undefined
    readonly pgCode?: string | undefined
  }) => {
    const address = new URL(back)
    for (const name of ['paymentId', 'code', 'pgCode'] as const) {
      const value = answer[name]
      if (value) address.searchParams.set(name, value)
    }
    location.replace(address.href)
  }
  PortOne.requestPayment(request).then(
    (answer) => {
      if (answer) leave(answer)
    },
    () => leave({ code: 'window' }),
  )
}
const script = `(${openWindow})(PortOne)`

const amountSchema = v.object({ total: v.pipe(v.number(), v.integer()) })

const chargeEntries = {
  approvalNumber: v.optional(v.string()),
  installment: v.optional(v.looseObject({ month: v.optional(v.number()) })),
}

const methodSchema = v.looseObject({
  type: v.optional(v.string()),
  card: v.optional(v.looseObject({ name: v.optional(v.string()) })),
  ...chargeEntries,
  /** What a pay service has charged. */
  easyPayMethod: v.optional(v.looseObject(chargeEntries)),
  provider: v.optional(v.string()),
  bank: v.optional(v.string()),
  accountNumber: v.optional(v.string()),
  remitteeName: v.optional(v.string()),
  expiredAt: v.optional(v.string()),
})

const cancellationSchema = v.object({ status: v.string(), reason: v.optional(v.string()) })
const cancelledSchema = schemaOf<CancelPaymentResponse>()(v.object({ cancellation: cancellationSchema }))

const paymentSchema = schemaOf<Payment>()(
  v.object({
    id: v.string(),
    status: v.string(),
    amount: amountSchema,
    paidAt: v.optional(v.string()),
    receiptUrl: v.optional(v.string()),
    method: v.optional(methodSchema),
    cancellations: v.optional(v.array(cancellationSchema)),
  }),
)

const messageSchema = schemaOf<WebhookTransaction>()(
  v.object({ type: v.string(), data: v.looseObject({ paymentId: v.optional(v.string()) }) }),
)
const errorSchema = v.looseObject({ type: v.string() })

/**
 * PortOne v2, as documented: https://developers.portone.io/api/rest-v2 (idempotency keys, `payment`,
 * `payment.cashReceipt`) and in its server SDK. Only answers of its server count; its webhooks are signed.
 */
export function createPortOnePayment(settings: PortOnePayment, services: RequestServices): PaymentProvider {
  const { storeId, channelKey, apiSecret, scriptUrl } = settings
  const headers = { Authorization: `PortOne ${apiSecret}` }
  const webhook = new Webhook(settings.webhookSecret)
  const addressOf = (orderId: string) => `${api}/payments/${encodeURIComponent(orderId)}`
  const ofStore = `?storeId=${encodeURIComponent(storeId)}`
  const find = (orderId: string) =>
    requestProvider('portone', services, `${addressOf(orderId)}${ofStore}`, { method: 'GET', headers })
  const query: PaymentProvider['query'] = async ({ orderId }) => answerOf(await find(orderId))
  /** The key has 16 to 256 letters, digits, `-` and `_`. */
  const send = (address: string, key: string, body: unknown) =>
    requestProvider('portone', services, address, {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': key },
      body,
    })

  return {
    name: 'portone',
    window: async ({ orderId, amount, method, card, orderName, escrowItems, customer, returnAddress, locale }) => {
      const request: PaymentRequest = {
        storeId,
        channelKey,
        paymentId: orderId,
        orderName,
        totalAmount: amount,
        currency: 'CURRENCY_KRW',
        payMethod: methods[method],
        customer: {
          fullName: customer.name,
          phoneNumber: customer.phone,
          ...(customer.email === '' ? {} : { email: customer.email }),
        },
        redirectUrl: returnAddress,
        locale: locale === 'ko' ? 'KO_KR' : 'EN_US',
        ...(method === 'virtual_account'
          ? { virtualAccount: { accountExpiry: { validHours: orderLimits.depositSeconds / 3600 } } }
          : {}),
        ...(card ? { card: cardOf(card, amount) } : {}),
        ...(escrowItems.length > 0 ? { isEscrow: true, products: [...escrowItems] } : {}),
      }
      const sources = {
        script: new URL(scriptUrl).origin,
        connect: 'https://*.portone.io https://*.iamport.co https://*.iamport.kr',
      }
      return scriptPage({
        locale,
        sdk: scriptUrl,
        script,
        input: { request, back: returnAddress } satisfies WindowData,
        sources,
        returnAddress,
      })
    },
    readCallback: (parameters): WindowCallback => {
      const code = parameters.get('code')
      const key = parameters.get('paymentId')
      // Its window returns no amount: the answer of its server is compared.
      if (code === null && key !== null) return { kind: 'arrived', key, amount: undefined }
      if (/CANCEL/.test(`${code} ${parameters.get('pgCode')}`)) return { kind: 'failed', reason: 'user_cancel' }
      if (code === 'FAILURE_TYPE_PG') return { kind: 'declined', decline: 'declined' }
      return { kind: 'failed', reason: 'unknown' }
    },
    // The window has taken the money already.
    confirm: query,
    query,
    cancel: async ({ orderId }, refund) => {
      const { id, amount, account } = refund
      // Keys expire after some hours: a refund that was made is found by its reason.
      const reason = `${refund.reason} (${id})`
      const known = await find(orderId)
      const payment = v.safeParse(paymentSchema, known?.body)
      if (!known || (known.status === 200 && !payment.success)) return { outcome: 'unanswered' }
      const made = payment.success
        ? payment.output.cancellations?.find((each) => each.reason === reason && each.status !== 'FAILED')
        : undefined
      if (made) return outcomeOf(made)
      const reply = await send(`${addressOf(orderId)}/cancel`, refundKey(refund), {
        storeId,
        reason,
        ...(amount > 0 ? { amount } : {}),
        ...(account
          ? {
              refundAccount: {
                bank: portOneBanks[account.bank],
                number: account.number,
                holderName: account.holder,
              },
            }
          : {}),
      } satisfies CancelPaymentBody)
      if (reply?.status === 200) {
        const cancelled = v.safeParse(cancelledSchema, reply.body)
        return cancelled.success ? outcomeOf(cancelled.output.cancellation) : { outcome: 'unanswered' }
      }
      return { outcome: refusalOf(reply, 'PAYMENT_ALREADY_CANCELLED') }
    },
    issueCashReceipt: async ({ orderId, amount }, { id, orderName, type, number }) => {
      const reply = await send(`${api}/cash-receipts`, id, {
        storeId,
        paymentId: orderId,
        channelKey,
        type: type === 'personal' ? 'PERSONAL' : 'CORPORATE',
        orderName,
        currency: 'KRW',
        amount: { total: amount },
        customer: { identityNumber: number },
      } satisfies IssueCashReceiptBody)
      return { outcome: reply?.status === 200 ? 'done' : refusalOf(reply, 'CASH_RECEIPT_ALREADY_ISSUED') }
    },
    cancelCashReceipt: async ({ orderId }, { id }) => {
      const reply = await send(`${addressOf(orderId)}/cash-receipt/cancel${ofStore}`, id, undefined)
      const isGone = ['CASH_RECEIPT_NOT_FOUND', 'CASH_RECEIPT_NOT_ISSUED']
      return { outcome: reply?.status === 200 ? 'done' : refusalOf(reply, ...isGone) }
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

/** A requested cancellation completes later. */
function outcomeOf({ status }: v.InferOutput<typeof cancellationSchema>): CancelAnswer {
  if (status === 'SUCCEEDED') return { outcome: 'done' }
  return { outcome: status === 'FAILED' ? 'refused' : 'unanswered' }
}

/** Errors that say nothing about the request itself: an unknown API key, or the same request is running. */
const undecided = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'IDEMPOTENCY_OUTSTANDING_REQUEST'])

/** Meaning of an error; the types in `done` mean that it is done already. */
function refusalOf(reply: Reply, ...done: readonly string[]): CancelAnswer['outcome'] {
  const error = v.safeParse(errorSchema, reply?.body)
  if (!error.success || undecided.has(error.output.type)) return 'unanswered'
  return done.includes(error.output.type) ? 'done' : 'refused'
}

/** Options of the window for a chosen card company and its instalments; one month is a lump sum. */
function cardOf({ company, installmentMonths }: ChosenCard, amount: number) {
  const fixedMonth = installmentMonths === lumpSum ? 1 : installmentMonths
  return {
    ...(company === null ? {} : { cardCompany: `CARD_COMPANY_${portOneCards[company]}` as const }),
    ...(amount >= installmentLimits.amount ? { installment: { monthOption: { fixedMonth } } } : {}),
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
      const account = { bank: bankOf(bank), number: accountNumber, holder: remitteeName, until: new Date(expiredAt) }
      return { outcome: 'waiting', ...common, account }
    }
    case 'CANCELLED':
      return { outcome: 'canceled' }
    case 'FAILED':
      return { outcome: 'declined', decline: 'declined' }
    case 'READY':
    case 'PAY_PENDING':
      return { outcome: 'open' }
    default:
      return { outcome: 'unanswered' }
  }
}

function bankOf(name: string): AccountBank {
  const code = refundBankCodes.find((each) => portOneBanks[each] === name)
  return code === undefined ? { kind: 'unlisted', name } : { kind: 'bank', code }
}

function serviceOf(name: string): PaymentInstrument {
  const code = portOneServices.get(name)
  return code === undefined ? { kind: 'unlisted', name } : { kind: 'service', code }
}

function detailsOf(method: v.InferOutput<typeof methodSchema> | undefined): PaymentDetails {
  if (!method) return {}
  const { card, provider, bank } = method
  const { approvalNumber, installment } = method.easyPayMethod ?? method
  const instrument =
    (card?.name === undefined ? undefined : instrumentByName(card.name)) ??
    (provider === undefined ? undefined : serviceOf(provider)) ??
    (bank === undefined ? undefined : bankOf(bank))
  return {
    ...(instrument === undefined ? {} : { instrument }),
    ...(approvalNumber === undefined ? {} : { approveNumber: approvalNumber }),
    ...(installment?.month === undefined ? {} : { installmentMonths: installment.month }),
  }
}
