import { randomBytes, randomInt } from 'node:crypto'
import * as v from 'valibot'
import { declineReasonSchema, failureReasonSchema } from '#contract/addresses/order-addresses.ts'
import { cardChoiceSchema } from '#contract/orders/card-choice.ts'
import { type PaymentMethod, paymentMethodSchema } from '#contract/orders/orders.ts'
import { type AccountBank, accountBankSchema, type PaymentInstrument } from '#contract/orders/payment-instruments.ts'
import { momentSchema } from '#contract/values/text.ts'
import type { Database } from '#server/db/open.ts'
import type { Clock } from '#server/lib/clock.ts'
import { sandboxRecordsOf } from '../records.ts'

const won = v.pipe(v.number(), v.integer(), v.minValue(0))

const accountSchema = v.object({
  bank: accountBankSchema,
  number: v.string(),
  holder: v.string(),
  until: momentSchema,
})

const paymentSchema = v.object({
  orderId: v.string(),
  /** The provider's id of the payment. */
  key: v.string(),
  amount: won,
  method: paymentMethodSchema,
  /** Card options chosen before the window. */
  card: v.optional(
    v.object({ company: cardChoiceSchema.entries.company, installmentMonths: v.pipe(v.number(), v.integer()) }),
  ),
  orderName: v.string(),
  /** Whether the money is kept until the buyer has the goods. */
  isEscrow: v.optional(v.boolean(), false),
  returnAddress: v.string(),
  /**
   * `ready` until a button was pressed; `approved` waits for the shop's confirmation; `late` is taken automatically at
   * `approvesAt`; `silent` does not answer and ends at `approvesAt`; `waiting` for a deposit.
   */
  status: v.picklist(['ready', 'approved', 'late', 'silent', 'waiting', 'done', 'canceled', 'declined', 'failed']),
  approvesAt: v.optional(momentSchema),
  approvedAt: v.optional(momentSchema),
  decline: v.optional(declineReasonSchema),
  reason: v.optional(failureReasonSchema),
  account: v.optional(accountSchema),
  /** How often money was taken; more than once is a bug. */
  charges: won,
  /** Refunds, by the shop's idempotency key. */
  refunds: v.array(v.object({ id: v.string(), amount: won, at: momentSchema })),
  deposits: v.array(
    v.object({
      at: momentSchema,
      sender: v.string(),
      amount: won,
      result: v.picklist(['taken', 'wrong_amount', 'closed']),
    }),
  ),
})
export type SandboxPayment = v.InferOutput<typeof paymentSchema>

/** What the sandbox charges, by payment method, where the buyer has chosen no card. */
export const sandboxInstruments: Record<Exclude<PaymentMethod, 'virtual_account'>, PaymentInstrument> = {
  card: { kind: 'card', code: 'kookmin' },
  simple: { kind: 'service', code: 'kakao-pay' },
  transfer: { kind: 'bank', code: 'shinhan' },
  phone: { kind: 'carrier', code: 'kt' },
}

/** Bank of the sandbox's virtual accounts. */
export const accountBank: AccountBank = { kind: 'bank', code: 'kookmin' }

/** The card that an approval charges: the chosen company's, or one of the sandbox. */
export function chargedCard(card: SandboxPayment['card']): PaymentInstrument {
  return card?.company ? { kind: 'card', code: card.company } : sandboxInstruments.card
}

/** The ledger of the sandbox's payment provider, by the shop's order number of a payment. */
export function sandboxLedger(services: { readonly db: Database; readonly clock: Clock }) {
  const payments = sandboxRecordsOf(services, 'payment', paymentSchema)
  const keys = sandboxRecordsOf(services, 'payment-key', v.string())
  const accounts = sandboxRecordsOf(services, 'bank-account', v.string())
  return {
    find: payments.find,
    change: payments.change,
    findByKey: async (key: string) => {
      const orderId = await keys.find(key)
      return orderId === undefined ? undefined : payments.find(orderId)
    },
    findByAccount: async (number: string) => {
      const orderId = await accounts.find(number)
      return orderId === undefined ? undefined : payments.find(orderId)
    },
    /** Opens a payment, or returns the open one with this number. */
    open: async (
      input: Pick<
        SandboxPayment,
        'orderId' | 'amount' | 'method' | 'card' | 'orderName' | 'isEscrow' | 'returnAddress'
      >,
    ) => {
      const key = randomBytes(18).toString('base64url')
      const fresh: SandboxPayment = { ...input, key, status: 'ready', charges: 0, refunds: [], deposits: [] }
      const payment = await payments.putFirst(input.orderId, fresh)
      await keys.putFirst(payment.key, input.orderId)
      return payment
    },
    /** Registers an account with the bank. */
    giveAccount: async (orderId: string, number: string) => {
      await accounts.putFirst(number, orderId)
    },
  }
}

/** A free account number. */
export function newAccountNumber(): string {
  return `9${Array.from({ length: 13 }, () => randomInt(10)).join('')}`
}

/** Sum of the refunds so far, in won. */
export function refundedAmount({ refunds }: Pick<SandboxPayment, 'refunds'>): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/** The payment as of `now`, after what happens automatically. */
export function paymentAt(payment: SandboxPayment, now: Date): SandboxPayment {
  const isDue = payment.approvesAt !== undefined && Date.parse(payment.approvesAt) <= now.getTime()
  if (payment.status === 'late' && isDue) {
    return { ...payment, status: 'done', approvedAt: payment.approvesAt, charges: payment.charges + 1 }
  }
  if (payment.status === 'silent' && isDue) return { ...payment, status: 'failed', reason: 'unknown' }
  return payment
}
