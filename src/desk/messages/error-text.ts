import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnyCallCode, DeskCode } from '#contract/protocol/code-catalogue.ts'
import * as shopCodes from '#contract/protocol/codes.ts'
import * as codes from '#contract/protocol/desk-codes.ts'
import { type ShownError, useTextOf } from '#lib/errors/shown-error.ts'
import { type AnyError, dataOf, entryOf } from '#machines/api-error-data.ts'

/** Codes of the shop that calls of the desk declare. */
type ShopCode = (typeof shopCodes)[
  | 'amountChanged'
  | 'nothingToObjectTo'
  | 'nothingToRefund'
  | 'orderStateConflict'
  | 'refundAccountMissing'
  | 'refundHolderMismatch']

/** Message of each code that a call of the desk may answer, with what to do next. A code without one does not compile. */
const codeMessages: Record<DeskCode | AnyCallCode | ShopCode, MessageDescriptor> = {
  [shopCodes.invalidRequest]: msg`Something you entered isn’t valid. Check it and try again.`,
  [shopCodes.xsrfTokenInvalid]: msg`This page has been open too long. Reload it and try again.`,
  [shopCodes.notFound]: msg`This doesn’t exist any more. Go back to the list.`,
  [shopCodes.tooManyRequests]: msg`Too many requests from this network. Wait a minute, then try again.`,
  [shopCodes.proofOfWorkRequired]: msg`Too many requests from this network. Wait a minute, then try again.`,
  [shopCodes.featureOff]: msg`This shop doesn’t offer that. Reload the page.`,
  [shopCodes.internalError]: msg`Something went wrong on our side. Try again.`,
  [shopCodes.serverBusy]: msg`The server is busy. Try again in a moment.`,
  [codes.operatorSessionEnded]: msg`You were logged out. Log in again by your passkey.`,
  [codes.operatorRoleMissing]: msg`Your roles don’t allow this. Ask an owner.`,
  [codes.passkeyConfirmationRequired]: msg`Confirm with your passkey that it’s you.`,
  [codes.passkeyRefused]: msg`This passkey doesn’t open the desk. Use the one you registered here.`,
  [codes.invitationInvalid]: msg`This link was used or has expired. Ask an owner for a new one.`,
  [codes.lastOwner]: msg`This is the last owner. Make somebody else an owner first.`,
  [codes.operatorNameTaken]: msg`There is an operator of this name. Choose another name.`,
  [codes.lastPasskey]: msg`This is your only passkey. Add another one first.`,
  [codes.requestWaits]: msg`This was asked for already, and waits for a second operator.`,
  [codes.requestExpired]: msg`Nobody decided on this request in time. Whoever asked can ask again.`,
  [codes.ownRequest]: msg`You asked for this yourself. Another operator has to decide.`,
  [codes.askerLostRole]: msg`Whoever asked may not ask for this any more. Refuse it, or ask for it yourself.`,
  [codes.passkeyTooYoung]: msg`Your passkey is less than a day old. Another operator can approve this, or you tomorrow.`,
  [codes.inviterIsNoSecondPerson]: msg`You made the link that this operator has used within a day. Another operator can approve this.`,
  [codes.nothingIsDelivered]: msg`Nothing of this order is shipped.`,
  [codes.deliveryIsRefunded]: msg`What would be shipped is refunded, or the refund is on its way.`,
  [codes.notShippedYet]: msg`This order hasn’t been shipped yet.`,
  [codes.shippedAlready]: msg`This order was shipped already, so its address stays.`,
  [codes.deliveryDayOutOfRange]: msg`Choose a day from the one it was shipped on until today.`,
  [codes.refundAmountOutOfRange]: msg`Choose an amount between 1 won and what is left of the payment.`,
  [codes.refundLineClosed]: msg`This item can’t be refunded: it was free, or is refunded already.`,
  [shopCodes.amountChanged]: msg`The amounts have changed since you saw them. Check them and try again.`,
  [shopCodes.nothingToRefund]: msg`Nothing of this can be refunded any more.`,
  [shopCodes.orderStateConflict]: msg`The order’s state doesn’t allow this any more. Look at it again.`,
  [shopCodes.refundAccountMissing]: msg`A deposit is refunded to a bank account. Enter it.`,
  [shopCodes.refundHolderMismatch]: msg`The account isn’t in a name of the buyer. Ask the buyer, then confirm it below the account.`,
  [shopCodes.nothingToObjectTo]: msg`There is nothing to object to, or the 15 days are over.`,
  [codes.membershipIsOver]: msg`This membership has ended already.`,
  [codes.memberHasLeft]: msg`This member has left, or is about to.`,
  [codes.memberIsRestricted]: msg`This member is restricted already.`,
  [codes.memberNotRestorable]: msg`This member is neither restricted nor leaving.`,
  [codes.memberIsErased]: msg`The data of this member is deleted, so the membership can’t be restored.`,
  [codes.objectionRecorded]: msg`An objection of this member is recorded already.`,
  [codes.noOpenObjection]: msg`No objection of this member waits for an answer.`,
  [codes.inquiryIsTaken]: msg`Another operator has taken this inquiry. Hand it over to yourself first.`,
  [codes.savedAnswerTitleTaken]: msg`There is a saved answer of this title. Choose another title.`,
  [codes.draftChangedMeanwhile]: msg`Another operator has changed this draft. Compare both, then save.`,
  [codes.contentChangedMeanwhile]: msg`Another version was published meanwhile. Compare both, then save.`,
  [codes.contentHasFaults]: msg`Something isn’t complete yet. Correct what is marked, then publish.`,
  [codes.contentNotFound]: msg`There is no such version. Go back to the list.`,
  [codes.contentFileInvalid]: msg`This file can’t be used. Choose a picture, a video or a document.`,
  [codes.contentFileTooLarge]: msg`This file has more than 20 MB. Choose a smaller one.`,
  [codes.stockChangedMeanwhile]: msg`The shelf has changed since you saw it: an order was shipped, or somebody counted. Check the number, then set it again.`,
  [codes.reviewAnsweredMeanwhile]: msg`Another operator has answered meanwhile. Read that answer first.`,
}

/** The text of an error for the operator: what happened, and what to do. */
export function errorText(i18n: I18n, error: AnyError): string {
  const { status, isAborted, requestId } = dataOf(error)
  const message = entryOf(codeMessages, error)
  if (message) return i18n._(message)
  if (status === 0 && !isAborted) {
    return i18n._(msg`The desk can’t be reached. Check the connection, and try again.`)
  }
  return requestId === undefined
    ? i18n._(msg`Something went wrong on our side. Try again.`)
    : i18n._(msg`Something went wrong on our side. Request ${requestId}`)
}

/** The text of an error for the operator. */
export function useErrorText(error: ShownError): string | undefined {
  return useTextOf(errorText, error)
}
