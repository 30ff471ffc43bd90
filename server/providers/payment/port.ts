import type { DeclineReason, FailureReason } from '#contract/addresses/order-addresses.ts'
import type { PaymentMethod } from '#contract/orders/orders.ts'
import type { AccountBank, CardCompany, PaymentInstrument, RefundBank } from '#contract/orders/payment-instruments.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { PaymentProviderName } from '#server/lib/payment-provider-names.ts'

/** A payment attempt as the provider knows it. */
export interface PaymentAttempt {
  /** Idempotency key of requests to the provider. */
  readonly id: string
  /** Order id at the provider: 6 to 64 letters, digits, `-` and `_`. */
  readonly orderId: string
  /** The provider's own id of the payment; null until it is known. */
  readonly key: string | null
  /** Amount in won. */
  readonly amount: number
  readonly method: PaymentMethod
}

/** Card options that the buyer chose before the window opened. The window asks for the rest. */
export interface ChosenCard {
  readonly company: CardCompany | null
  /** 0 is a lump sum. */
  readonly installmentMonths: number
}

/** Goods under escrow. The price of all pieces, in won. */
interface EscrowItem {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly quantity: number
}

/** Data that the payment window shows. */
export interface PaymentWindowInput extends PaymentAttempt {
  readonly card: ChosenCard | undefined
  readonly orderName: string
  /**
   * Goods whose money the provider keeps until the buyer has received them: those that are prepaid by transfer or deposit
   * (Act on Consumer Protection in Electronic Commerce, article 24). Empty otherwise.
   */
  readonly escrowItems: readonly EscrowItem[]
  /** The email address is empty while the member has none. */
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string }
  /** Address that the window returns to; the provider adds parameters. */
  readonly returnAddress: string
  readonly locale: Locale
}

/** The window: an address at the provider, or our page with the provider's script and its security policy. */
export type PaymentWindow =
  | { readonly kind: 'redirect'; readonly address: string }
  | { readonly kind: 'page'; readonly html: string; readonly policy: string }

/** Parameters that the window returned with. They prove nothing, since anyone can open such an address. */
export type WindowCallback =
  | { readonly kind: 'arrived'; readonly key: string; readonly amount: number | undefined }
  | { readonly kind: 'declined'; readonly decline: DeclineReason }
  | { readonly kind: 'failed'; readonly reason: FailureReason }

/** What was charged, and the data of the receipt. */
export interface PaymentDetails {
  readonly instrument?: PaymentInstrument
  readonly installmentMonths?: number
  readonly approveNumber?: string
  readonly receiptUrl?: string
}

interface DepositAccount {
  readonly bank: AccountBank
  readonly number: string
  readonly holder: string
  readonly until: Date
}

/** State of a payment at the provider. */
export type PaymentAnswer =
  | {
      readonly outcome: 'paid'
      readonly orderId: string
      readonly key: string
      /** Total amount taken, in won. */
      readonly amount: number
      readonly approvedAt: Date
      readonly details: PaymentDetails
    }
  | {
      readonly outcome: 'waiting'
      readonly orderId: string
      readonly key: string
      readonly amount: number
      readonly account: DepositAccount
      /** Secret that later webhook messages contain, where the provider does not sign them. */
      readonly secret?: string
    }
  | { readonly outcome: 'declined'; readonly decline: DeclineReason }
  | { readonly outcome: 'failed'; readonly reason: FailureReason }
  /** Closed at the provider: no money was taken, or all of it was refunded. */
  | { readonly outcome: 'canceled' }
  /** `open`: known and not paid yet; `missing`: unknown to the provider; `unanswered`: the provider did not answer. */
  | { readonly outcome: 'open' | 'missing' | 'unanswered' }

export type CancelAnswer = { readonly outcome: 'done' | 'refused' | 'unanswered' }

/** A webhook message: signed by the provider, or only a reason to query the payment. */
export interface ProviderMessage {
  /** Id of the event, equal in every copy of the message. */
  readonly eventId: string
  /** The payment by its order id at the provider, or by the provider's key. */
  readonly orderId?: string
  readonly key?: string
  /** Secret to compare with the payment's, where the provider does not sign. */
  readonly secret?: string
}

/** Result of issuing a cash receipt. `key` is present where the provider needs it to cancel the receipt. */
export type CashReceiptAnswer =
  | { readonly outcome: 'done'; readonly key?: string }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'unanswered' }

interface CashReceiptInput {
  /** Idempotency key: a new one for each request of the buyer. */
  readonly id: string
  readonly orderNumber: string
  readonly orderName: string
  readonly type: 'personal' | 'business'
  /** Digits only. */
  readonly number: string
}

/** A payment provider. Its methods never throw: without an answer the outcome is `unanswered`. */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  window(input: PaymentWindowInput): Promise<PaymentWindow>
  readCallback(parameters: URLSearchParams): WindowCallback
  /** Takes the money or issues the account. Idempotent for one attempt. */
  confirm(payment: PaymentAttempt & { readonly key: string }): Promise<PaymentAnswer>
  query(payment: PaymentAttempt): Promise<PaymentAnswer>
  /** Refunds an amount in won, or closes a waiting account. Idempotent for one refund id. */
  cancel(
    payment: PaymentAttempt,
    refund: {
      readonly id: string
      readonly amount: number
      readonly reason: string
      readonly account: { readonly bank: RefundBank; readonly number: string; readonly holder: string } | null
    },
  ): Promise<CancelAnswer>
  issueCashReceipt(payment: PaymentAttempt, input: CashReceiptInput): Promise<CashReceiptAnswer>
  /** Cancels a whole receipt; `done` when there is none. */
  cancelCashReceipt(
    payment: PaymentAttempt,
    receipt: { readonly id: string; readonly key: string | null },
  ): Promise<CancelAnswer>
  /** Verifies and reads a webhook message; undefined when it is forged, replayed or about another shop's payment. */
  readMessage(headers: Headers, body: string): Promise<ProviderMessage | undefined>
}
