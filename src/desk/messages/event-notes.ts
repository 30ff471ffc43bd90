import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeclineReason, FailureReason } from '#contract/addresses/order-addresses.ts'
import type { CancelReason } from '#contract/orders/orders.ts'
import type { Locale } from '#contract/values/locale.ts'
import { formatWon } from '#lib/i18n/format.ts'

/** Why a payment failed or was declined, and why a buyer cancels. A reason without a name does not compile. */
const reasons: Record<DeclineReason | FailureReason | CancelReason, MessageDescriptor> = {
  over_limit: msg`The card limit is exceeded`,
  insufficient_funds: msg`Not enough money in the account`,
  suspended_card: msg`The card is suspended`,
  expired_card: msg`The card has expired`,
  declined: msg`The payment was declined`,
  amount_mismatch: msg`The amount is another one than that of the order`,
  duplicate_order: msg`The order number was used before`,
  invalid_amount: msg`The amount isn’t valid`,
  session_expired: msg`The buyer was logged out`,
  user_cancel: msg`The buyer closed the payment window`,
  unknown: msg`The provider gave no reason`,
  change_course: msg`The buyer wants another course`,
  equipment: msg`The buyer’s equipment doesn’t fit`,
  schedule: msg`The buyer has no time`,
  mistake: msg`Ordered by mistake`,
  other: msg`Another reason`,
}

/** What the shop notes by itself, word by word. */
const notes: Readonly<Record<string, MessageDescriptor>> = {
  ...reasons,
  'nothing to pay': msg`It costs nothing`,
  'a part was given back': msg`A part was refunded`,
  'the bank took the deposit back': msg`The bank took the deposit back`,
  'not paid in time': msg`Not paid in time`,
  'no deposit in time': msg`No deposit in time`,
  'paid too late': msg`Paid too late`,
  'the provider closed the account': msg`The provider closed the account`,
  'the provider refused the refund': msg`The provider refused the refund`,
  duplicate_payment: msg`Paid twice`,
  late_payment: msg`Paid too late`,
}

/** A note of an order’s history in the operator’s language; what somebody has typed stays as it is. */
export function eventNote(note: string, { i18n, locale }: { i18n: I18n; locale: Locale }): string {
  const known = Object.hasOwn(notes, note) ? notes[note] : undefined
  if (known) return i18n._(known)
  const [, refused, won] = /^(gave back|the provider refused to give back) (\d+)$/.exec(note) ?? []
  if (won === undefined) return note
  const amount = formatWon(Number(won), locale)
  return refused === 'gave back'
    ? i18n._(msg`Refunded: ${amount}`)
    : i18n._(msg`The provider refused to refund ${amount}`)
}
