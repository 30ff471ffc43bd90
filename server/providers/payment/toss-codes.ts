import type { DeclineReason, FailureReason } from '#contract/addresses/order-addresses.ts'

/** Reasons of declines by the codes of https://docs.tosspayments.com/reference/error-codes. */
export const declines: Readonly<Record<string, DeclineReason>> = {
  EXCEED_MAX_DAILY_PAYMENT_COUNT: 'over_limit',
  EXCEED_MAX_PAYMENT_AMOUNT: 'over_limit',
  EXCEED_MAX_AMOUNT: 'over_limit',
  EXCEED_MAX_ONE_DAY_AMOUNT: 'over_limit',
  REJECT_CARD_PAYMENT: 'over_limit',
  REJECT_ACCOUNT_PAYMENT: 'insufficient_funds',
  REJECT_TOSSPAY_INVALID_ACCOUNT: 'insufficient_funds',
  INVALID_STOPPED_CARD: 'suspended_card',
  INVALID_CARD_LOST_OR_STOLEN: 'suspended_card',
  INVALID_CARD_EXPIRATION: 'expired_card',
  REJECT_CARD_COMPANY: 'declined',
  INVALID_REJECT_CARD: 'declined',
  INVALID_PASSWORD: 'declined',
  INVALID_AUTHORIZE_AUTH: 'declined',
  PAY_PROCESS_ABORTED: 'declined',
}

/** Reasons of other failures. */
export const failures: Readonly<Record<string, FailureReason>> = {
  PAY_PROCESS_CANCELED: 'user_cancel',
  USER_CANCEL: 'user_cancel',
  DUPLICATED_ORDER_ID: 'duplicate_order',
  ALREADY_COMPLETED_PAYMENT: 'duplicate_order',
  BELOW_MINIMUM_AMOUNT: 'invalid_amount',
  BELOW_ZERO_AMOUNT: 'invalid_amount',
  INVALID_AMOUNT: 'invalid_amount',
  NOT_MATCHES_AMOUNT: 'amount_mismatch',
}

/** Codes after which it is unknown whether the money was taken: the payment is queried. */
export const uncertain = new Set([
  'ALREADY_PROCESSED_PAYMENT',
  'ALREADY_PROCESSING_REQUEST',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'PROVIDER_ERROR',
  'CARD_PROCESSING_ERROR',
])
