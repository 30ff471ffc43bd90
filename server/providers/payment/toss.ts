import { createHash } from 'node:crypto'
import type { ANONYMOUS, TossPaymentsPayment, TossPaymentsSDK } from '@tosspayments/tosspayments-sdk'
import * as v from 'valibot'
import { installmentLimits } from '#contract/orders/card-choice.ts'
import { orderLimits, type PaymentMethod } from '#contract/orders/orders.ts'
import { type AccountBank, type PaymentInstrument, refundBankCodes } from '#contract/orders/payment-instruments.ts'
import { instrumentByName } from './instruments.ts'
import type {
  CancelAnswer,
  ChosenCard,
  PaymentAnswer,
  PaymentDetails,
  PaymentProvider,
  PaymentWindowInput,
  WindowCallback,
} from './port.ts'
import { type Reply, type RequestServices, refundKey, requestProvider } from './request.ts'
import { scriptPage } from './script-page.ts'
import { declines, failures, uncertain } from './toss-codes.ts'
import { tossBanks, tossCards } from './toss-names.ts'

/** Credentials of Toss Payments. */
export interface TossPayments {
  readonly clientKey: string
  readonly secretKey: string
  /** Base URL of its API: its own, or a relay in a network without internet access. */
  readonly apiUrl: string
  /** Its script for browsers, by default `https://js.tosspayments.com/v2/standard`. */
  readonly scriptUrl: string
}

/** Requests that the window of Toss Payments takes: one overload of its function for each method. */
type PublishedRequest = TossPaymentsPayment['requestPayment'] extends {
  (request: infer Card): Promise<void>
  (request: infer _CardAnswered): Promise<unknown>
  (request: infer Account): Promise<void>
  (request: infer _AccountAnswered): Promise<unknown>
  (request: infer Transfer): Promise<void>
  (request: infer _TransferAnswered): Promise<unknown>
  (request: infer Phone): Promise<void>
  (request: infer _PhoneAnswered): Promise<unknown>
  (request: infer _Gift): Promise<void>
  (request: infer _GiftAnswered): Promise<unknown>
  (request: infer _Foreign): Promise<void>
}
  ? Card | Account | Transfer | Phone
  : never
type RequestOf<Method extends string> = Extract<PublishedRequest, { readonly method: Method }>
type WindowRequest = RequestOf<'CARD' | 'VIRTUAL_ACCOUNT' | 'TRANSFER' | 'MOBILE_PHONE'>

/** What the page of the window passes to its script. */
interface WindowData {
  readonly clientKey: string
  readonly request: WindowRequest & { readonly failUrl: string }
}

/** What the script of Toss Payments defines, as far as the page uses it. */
interface WindowScript {
  (
    clientKey: string,
  ): {
    payment(customer: Parameters<TossPaymentsSDK['payment']>[0]): {
      requestPayment(wanted: WindowRequest): Promise<unknown>
    }
  }
  readonly ANONYMOUS: typeof ANONYMOUS
}

/** Runs in the browser, as text: it uses nothing from this module. */
function openWindow(TossPayments: WindowScript): void {
  const { clientKey, request }: WindowData = JSON.parse(document.body.dataset['input'] ?? '')
  const failed = () => {
    const status = document.querySelector('[role=status]')
    if (status) status.textContent = document.body.dataset['failed'] ?? ''
  }
  try {
    TossPayments(clientKey)
      .payment({ customerKey: TossPayments.ANONYMOUS })
      .requestPayment(request)
      .catch((error: { readonly code?: string }) =>
        location.replace(`${request.failUrl}&code=${encodeURIComponent(error.code ?? 'window')}`),
      )
  } catch {
    failed()
  }
}
const script = `(${openWindow})(TossPayments)`

const errorSchema = v.object({ code: v.string() })

const paymentSchema = v.object({
  paymentKey: v.string(),
  orderId: v.string(),
  status: v.string(),
  totalAmount: v.pipe(v.number(), v.integer()),
  approvedAt: v.nullish(v.string()),
  secret: v.nullish(v.string()),
  receipt: v.nullish(v.object({ url: v.nullish(v.string()) })),
  failure: v.nullish(errorSchema),
  card: v.nullish(
    v.object({
      issuerCode: v.nullish(v.string()),
      installmentPlanMonths: v.nullish(v.number()),
      approveNo: v.nullish(v.string()),
    }),
  ),
  easyPay: v.nullish(v.object({ provider: v.nullish(v.string()) })),
  transfer: v.nullish(v.object({ bankCode: v.nullish(v.string()) })),
  virtualAccount: v.nullish(
    v.object({
      bankCode: v.nullish(v.string()),
      accountNumber: v.string(),
      customerName: v.nullish(v.string()),
      dueDate: v.string(),
    }),
  ),
})
type TossPayment = v.InferOutput<typeof paymentSchema>

/** `issueStatus` is `IN_PROGRESS` until the tax office has confirmed it, which takes a day or two. */
const receiptSchema = v.object({
  receiptKey: v.string(),
  issueStatus: v.picklist(['IN_PROGRESS', 'COMPLETED', 'FAILED']),
})

const messageSchema = v.union([
  v.object({
    eventType: v.literal('PAYMENT_STATUS_CHANGED'),
    createdAt: v.string(),
    data: v.object({ paymentKey: v.string(), orderId: v.string(), status: v.string() }),
  }),
  v.object({
    createdAt: v.string(),
    secret: v.pipe(v.string(), v.nonEmpty()),
    status: v.string(),
    orderId: v.string(),
  }),
])

/**
 * Toss Payments, as documented: https://docs.tosspayments.com/reference (payments, cancellation, cash receipts,
 * webhooks) and https://docs.tosspayments.com/reference/error-codes. Its webhooks are not signed: they only make the
 * shop query.
 */
export function createTossPayment(settings: TossPayments, services: RequestServices): PaymentProvider {
  const { clientKey, secretKey, apiUrl, scriptUrl } = settings
  const headers = { Authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`, 'Accept-Language': 'ko' }
  const ask = (path: string) => requestProvider('toss', services, `${apiUrl}${path}`, { method: 'GET', headers })
  const send = (path: string, key: string, body: unknown) =>
    requestProvider('toss', services, `${apiUrl}${path}`, {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': key },
      body,
    })
  const find = (orderId: string) => ask(`/payments/orders/${encodeURIComponent(orderId)}`)
  // By our own number: the key came from an address and may belong to another payment.
  const query: PaymentProvider['query'] = async ({ orderId }) => answerOf(await find(orderId))

  return {
    name: 'toss',
    window: async ({ orderId, amount, method, card, orderName, escrowItems, customer, returnAddress, locale }) => {
      const common = {
        amount: { currency: 'KRW', value: amount },
        orderId,
        orderName,
        successUrl: returnAddress,
        failUrl: returnAddress,
        ...(customer.email === '' ? {} : { customerEmail: customer.email }),
        customerName: customer.name,
      }
      const request: WindowData['request'] = {
        ...common,
        ...instrumentOf(method, { card, amount, escrowItems, locale }),
      }
      const sources = { script: new URL(scriptUrl).origin, connect: 'https://*.tosspayments.com' }
      return scriptPage({
        locale,
        sdk: scriptUrl,
        script,
        input: { clientKey, request } satisfies WindowData,
        sources,
        returnAddress,
      })
    },
    readCallback: (parameters) => {
      const key = parameters.get('paymentKey')
      const amount = Number(parameters.get('amount') ?? Number.NaN)
      if (key !== null) return { kind: 'arrived', key, amount: Number.isSafeInteger(amount) ? amount : undefined }
      return failureOf(parameters.get('code') ?? '')
    },
    confirm: async (payment) => {
      const { id, key: paymentKey, orderId, amount } = payment
      const reply = await send('/payments/confirm', id, { paymentKey, orderId, amount })
      if (!reply) return { outcome: 'unanswered' }
      if (reply.status === 200) return answerOf(reply)
      const error = v.safeParse(errorSchema, reply.body)
      if (!error.success || isBusy(reply)) return { outcome: 'unanswered' }
      if (uncertain.has(error.output.code)) return query(payment)
      return refusalOf(error.output.code)
    },
    query,
    cancel: async ({ key, orderId, amount: whole }, refund) => {
      const { amount, reason, account } = refund
      const known = key === null ? await find(orderId) : undefined
      const found = v.safeParse(paymentSchema, known?.body)
      const paymentKey = key ?? (found.success ? found.output.paymentKey : undefined)
      if (paymentKey === undefined) return { outcome: known?.status === 404 ? 'refused' : 'unanswered' }
      const reply = await send(`/payments/${encodeURIComponent(paymentKey)}/cancel`, refundKey(refund), {
        cancelReason: reason,
        ...(amount > 0 && amount < whole ? { cancelAmount: amount } : {}),
        ...(account
          ? {
              refundReceiveAccount: {
                bank: tossBanks[account.bank],
                accountNumber: account.number,
                holderName: account.holder,
              },
            }
          : {}),
      })
      return cancelAnswerOf(reply)
    },
    issueCashReceipt: async ({ amount }, { id, orderNumber, orderName, type, number }) => {
      const reply = await send('/cash-receipts', id, {
        amount,
        orderId: orderNumber,
        orderName,
        customerIdentityNumber: number,
        type: type === 'personal' ? '소득공제' : '지출증빙',
      })
      if (reply?.status !== 200) return cancelAnswerOf(reply)
      const receipt = v.safeParse(receiptSchema, reply.body)
      if (!receipt.success) return { outcome: 'unanswered' }
      const { receiptKey: key, issueStatus } = receipt.output
      return issueStatus === 'FAILED' ? { outcome: 'refused' } : { outcome: 'done', key }
    },
    cancelCashReceipt: async (_, { id, key }) => {
      if (key === null) return { outcome: 'refused' }
      const reply = await send(`/cash-receipts/${encodeURIComponent(key)}/cancel`, id, {})
      return reply?.status === 404 ? { outcome: 'done' } : cancelAnswerOf(reply)
    },
    readMessage: async (_, body) => {
      const message = v.safeParse(v.pipe(v.string(), v.parseJson(), messageSchema), body)
      if (!message.success) return undefined
      // When both kinds are registered, one event sends two webhooks; copies of one have the same text.
      const eventId = createHash('sha256').update(body).digest('base64url')
      if ('data' in message.output) return { eventId, orderId: message.output.data.orderId }
      const { orderId, secret } = message.output
      return { eventId, orderId, secret }
    },
  }
}

/** Whether the provider did not process the request: an unknown key, too many requests, or the same one is running. */
function isBusy({ status }: { readonly status: number }): boolean {
  return status === 401 || status === 409 || status === 429
}

/** Method of a window with its options. */
function instrumentOf(
  method: PaymentMethod,
  { card, amount, escrowItems, locale }: Pick<PaymentWindowInput, 'card' | 'amount' | 'escrowItems' | 'locale'>,
) {
  const escrow = {
    useEscrow: escrowItems.length > 0,
    ...(escrowItems.length > 0 ? { escrowProducts: escrowItems.map(escrowProductOf) } : {}),
  }
  switch (method) {
    // The card window also offers the pay services.
    case 'card':
    case 'simple':
      return {
        method: 'CARD',
        card: { language: locale === 'ko' ? 'KO' : 'EN', ...(card ? cardOf(card, amount) : {}) },
      } as const satisfies Pick<RequestOf<'CARD'>, 'method' | 'card'>
    case 'transfer':
      return { method: 'TRANSFER', transfer: escrow } as const satisfies Pick<
        RequestOf<'TRANSFER'>,
        'method' | 'transfer'
      >
    case 'virtual_account':
      return {
        method: 'VIRTUAL_ACCOUNT',
        virtualAccount: { validHours: orderLimits.depositSeconds / 3600, ...escrow },
      } as const satisfies Pick<RequestOf<'VIRTUAL_ACCOUNT'>, 'method' | 'virtualAccount'>
    case 'phone':
      return { method: 'MOBILE_PHONE' } as const satisfies Pick<RequestOf<'MOBILE_PHONE'>, 'method'>
  }
}

/** Goods under escrow with the price of one piece, or all pieces as one where their price cannot be divided. */
function escrowProductOf({ id, name, amount, quantity }: PaymentWindowInput['escrowItems'][number]) {
  const isDivisible = amount % quantity === 0
  return {
    id,
    code: id,
    name,
    unitPrice: isDivisible ? amount / quantity : amount,
    quantity: isDivisible ? quantity : 1,
  }
}

/**
 * Options of the window for a chosen card company and its instalments, which are allowed from the minimum amount on.
 */
function cardOf({ company, installmentMonths }: ChosenCard, amount: number) {
  const code = [...tossCards].find(([, each]) => each === company)?.[0]
  return {
    ...(code === undefined ? { flowMode: 'DEFAULT' as const } : { flowMode: 'DIRECT' as const, cardCompany: code }),
    ...(amount >= installmentLimits.amount ? { cardInstallmentPlan: installmentMonths } : {}),
  }
}

function cancelAnswerOf(reply: Reply): CancelAnswer {
  if (!reply) return { outcome: 'unanswered' }
  if (reply.status === 200) return { outcome: 'done' }
  const error = v.safeParse(errorSchema, reply.body)
  if (!error.success || isBusy(reply) || uncertain.has(error.output.code)) return { outcome: 'unanswered' }
  // All of it was refunded already, for instance by the provider's staff.
  return { outcome: error.output.code === 'ALREADY_CANCELED_PAYMENT' ? 'done' : 'refused' }
}

function failureOf(code: string): WindowCallback {
  const decline = declines[code]
  if (decline !== undefined) return { kind: 'declined', decline }
  return { kind: 'failed', reason: failures[code] ?? 'unknown' }
}

function refusalOf(code: string): PaymentAnswer {
  const refusal = failureOf(code)
  if (refusal.kind === 'declined') return { outcome: 'declined', decline: refusal.decline }
  return { outcome: 'failed', reason: refusal.kind === 'failed' ? refusal.reason : 'unknown' }
}

function answerOf(reply: Reply): PaymentAnswer {
  if (!reply) return { outcome: 'unanswered' }
  if (reply.status === 404) return { outcome: 'missing' }
  const read = v.safeParse(paymentSchema, reply.body)
  if (reply.status !== 200 || !read.success) return { outcome: 'unanswered' }
  const payment = read.output
  const { orderId, paymentKey: key, totalAmount: amount, approvedAt } = payment
  switch (payment.status) {
    case 'DONE':
    case 'PARTIAL_CANCELED':
      if (!approvedAt) return { outcome: 'unanswered' }
      return { outcome: 'paid', orderId, key, amount, approvedAt: new Date(approvedAt), details: detailsOf(payment) }
    case 'WAITING_FOR_DEPOSIT': {
      const account = payment.virtualAccount
      if (!account) return { outcome: 'unanswered' }
      return {
        outcome: 'waiting',
        orderId,
        key,
        amount,
        account: {
          bank: bankBy(account.bankCode ?? ''),
          number: account.accountNumber,
          holder: account.customerName ?? '',
          until: new Date(account.dueDate),
        },
        ...(payment.secret ? { secret: payment.secret } : {}),
      }
    }
    case 'CANCELED':
    case 'EXPIRED':
      return { outcome: 'canceled' }
    case 'ABORTED':
      return refusalOf(payment.failure?.code ?? '')
    case 'READY':
    case 'IN_PROGRESS':
      return { outcome: 'open' }
    default:
      return { outcome: 'unanswered' }
  }
}

function cardBy(code: string): PaymentInstrument {
  const company = tossCards.get(code)
  return company === undefined ? { kind: 'unlisted', name: code } : { kind: 'card', code: company }
}

function bankBy(code: string): AccountBank {
  const bank = refundBankCodes.find((each) => tossBanks[each] === code)
  return bank === undefined ? { kind: 'unlisted', name: code } : { kind: 'bank', code: bank }
}

function detailsOf({ card, easyPay, transfer, virtualAccount, receipt }: TossPayment): PaymentDetails {
  const instrument =
    (easyPay?.provider ? instrumentByName(easyPay.provider) : undefined) ??
    (card?.issuerCode ? cardBy(card.issuerCode) : undefined) ??
    (transfer?.bankCode ? bankBy(transfer.bankCode) : undefined) ??
    (virtualAccount?.bankCode ? bankBy(virtualAccount.bankCode) : undefined)
  return {
    ...(instrument === undefined ? {} : { instrument }),
    ...(card?.installmentPlanMonths == null ? {} : { installmentMonths: card.installmentPlanMonths }),
    ...(card?.approveNo ? { approveNumber: card.approveNo } : {}),
    ...(receipt?.url ? { receiptUrl: receipt.url } : {}),
  }
}
