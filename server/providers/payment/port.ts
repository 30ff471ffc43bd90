import type { DeclineReason, FailureReason } from '../../../contract/order-addresses.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { PaymentMethod } from '../../../contract/orders.ts'
import type { Bank, CardCompany } from '../../../contract/payment-names.ts'
import type { PaymentProviderName } from '../../lib/payment-provider-names.ts'

/** A try to pay, as the provider knows it. */
export interface PaymentAttempt {
  /** Key of requests that may be sent twice. */
  readonly id: string
  /** What the provider knows the try by: 6 to 64 letters, digits, `-` and `_`. */
  readonly orderId: string
  /** What the provider calls it itself; null before it has said so. */
  readonly key: string | null
  /** Won. */
  readonly amount: number
  readonly method: PaymentMethod
}

/** What the buyer has chosen of the card before the window; what is left open is chosen there. */
export interface ChosenCard {
  readonly company: CardCompany | null
  /** 0 is a lump sum. */
  readonly installmentMonths: number
}

/** What the window shows and needs besides. */
interface PaymentWindowInput extends PaymentAttempt {
  readonly card: ChosenCard | undefined
  readonly orderName: string
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string }
  /** Where the window goes when it is done; it adds parameters of its own. */
  readonly returnAddress: string
  readonly locale: Locale
}

/** The window: somewhere else to go, or a page of ours that runs the provider's script, with its policy. */
export type PaymentWindow =
  | { readonly kind: 'redirect'; readonly address: string }
  | { readonly kind: 'page'; readonly html: string; readonly policy: string }

/** What the window brought back. It proves nothing: anybody can write an address. */
export type WindowCallback =
  | { readonly kind: 'arrived'; readonly key: string; readonly amount: number | undefined }
  | { readonly kind: 'declined'; readonly decline: DeclineReason }
  | { readonly kind: 'failed'; readonly reason: FailureReason }

/** Card, bank or service by its Korean name, and what a receipt tells. */
export interface PaymentDetails {
  readonly name?: string
  readonly installmentMonths?: number
  readonly approveNumber?: string
  readonly receiptUrl?: string
}

interface DepositAccount {
  readonly bank: string
  readonly number: string
  readonly holder: string
  readonly until: Date
}

/** How a payment stands at the provider. */
export type PaymentAnswer =
  | {
      readonly outcome: 'paid'
      readonly orderId: string
      readonly key: string
      /** Won that were taken in all. */
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
      /** What proves later messages about it, where they are not signed. */
      readonly secret?: string
    }
  | { readonly outcome: 'declined'; readonly decline: DeclineReason }
  | { readonly outcome: 'failed'; readonly reason: FailureReason }
  /** Over at the provider, without money or with all of it given back. */
  | { readonly outcome: 'canceled' }
  /** `open`: known, and not paid so far; `missing`: not known; `unanswered`: nobody knows. */
  | { readonly outcome: 'open' | 'missing' | 'unanswered' }

export type CancelAnswer = { readonly outcome: 'done' | 'refused' | 'unanswered' }

/** A message whose sender is proved, or that says nothing which is not asked for again. */
export interface ProviderMessage {
  /** The same for every copy of one event. */
  readonly eventId: string
  /** The try by its order number at the provider, or by the provider's key. */
  readonly orderId?: string
  readonly key?: string
  /** To be compared with the payment's secret, where the provider proves itself by it. */
  readonly secret?: string
}

/** A cash receipt that was issued has a key where the provider needs one to cancel it. */
export type CashReceiptAnswer =
  | { readonly outcome: 'done'; readonly key?: string }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'unanswered' }

interface CashReceiptInput {
  /** Key of the request: another one for each time that it is asked for anew. */
  readonly id: string
  readonly orderNumber: string
  readonly orderName: string
  readonly type: 'personal' | 'business'
  /** Digits alone. */
  readonly number: string
}

/** A company that takes money for the shop. Nothing here throws: what is not answered is `unanswered`. */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  window(facts: PaymentWindowInput): Promise<PaymentWindow>
  readCallback(parameters: URLSearchParams): WindowCallback
  /** Takes the money, or issues the account; the same however often it is asked for one try. */
  confirm(payment: PaymentAttempt & { readonly key: string }): Promise<PaymentAnswer>
  query(payment: PaymentAttempt): Promise<PaymentAnswer>
  /** Gives won back, or closes an account that waits; the same however often it is asked with one refund id. */
  cancel(
    payment: PaymentAttempt,
    refund: {
      readonly id: string
      readonly amount: number
      readonly reason: string
      readonly account: { readonly bank: Bank; readonly number: string; readonly holder: string } | null
    },
  ): Promise<CancelAnswer>
  issueCashReceipt(payment: PaymentAttempt, input: CashReceiptInput): Promise<CashReceiptAnswer>
  /** Cancels the whole of a receipt; `done` for one that is not there. */
  cancelCashReceipt(
    payment: PaymentAttempt,
    receipt: { readonly id: string; readonly key: string | null },
  ): Promise<CancelAnswer>
  /** Reads a message; undefined for one that is forged, replayed too late, or about nothing of ours. */
  readMessage(headers: Headers, body: string): Promise<ProviderMessage | undefined>
}
