import * as codes from '../../../contract/codes.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Code } from '../../../contract/code-catalogue.ts'
import { type ApiErrorData, toApiErrorData } from '../../../machines/api-error-data.ts'

/** Message of each code (specification, section 8), with what to do next. A code without a message does not compile. */
export const codeMessages: Record<Code, MessageDescriptor> = {
  [codes.credentialsMissing]: msg`Enter both your ID and your password.`,
  [codes.credentialsMalformed]: msg`The ID or the password is not right. Check both and try again.`,
  [codes.wrongCredentials]: msg`The ID or the password is not right. Check both and try again.`,
  [codes.accountDeactivated]: msg`A withdrawal was requested for this account, so it is switched off. Contact the administrator to use it again.`,
  [codes.accountDeleted]: msg`This account has been deleted. Contact the administrator to register again.`,
  [codes.notRegistered]: msg`You are not a member yet, or your identity has not been verified. Sign up first.`,
  [codes.passwordMissing]: msg`Enter your password.`,
  [codes.wrongPassword]: msg`The password is not right. Try again.`,
  [codes.wrongCurrentPassword]: msg`The current password is not right. Try again.`,
  [codes.changedPasswordMismatch]: msg`The new password and its repetition differ. Type both again.`,
  [codes.changedPasswordInvalid]: msg`The new password needs at least 8 characters, with letters, numbers and symbols.`,
  [codes.changedPasswordUnchanged]: msg`The new password is the same as the current one. Choose another.`,
  [codes.profileChanged]: msg`Your details were changed elsewhere in the meantime. Compare them, then save.`,
  [codes.identityNotVerified]: msg`Your identity has not been verified yet. Finish the verification first.`,
  [codes.alreadyRegistered]: msg`You already have an account. Find its ID and log in.`,
  [codes.personHasAccount]: msg`There is already an account for this person.`,
  [codes.alreadyInUse]: msg`This one is already in use. Choose another.`,
  [codes.useridInvalid]: msg`An ID has letters and numbers only.`,
  [codes.signUpPasswordInvalid]: msg`A password needs at least 8 characters, with letters, numbers and symbols.`,
  [codes.signUpPasswordMismatch]: msg`The password and its repetition differ. Type both again.`,
  [codes.phoneInvalid]: msg`This is not a phone number. Check it and try again.`,
  [codes.emailInvalid]: msg`This is not an e-mail address. Check it and try again.`,
  [codes.identificationExpired]: msg`The time for the verification is over. Start it again.`,
  [codes.signUpMailRefused]: msg`Something went wrong on our side while you signed up. Try again in a moment.`,
  [codes.signUpMailUnavailable]: msg`Something went wrong on our side while you signed up. Try again in a moment.`,
  [codes.contactNotRegistered]: msg`No account has these details. Check what you registered.`,
  [codes.foundIdNotRegistered]: msg`No account has these details. Check what you registered.`,
  [codes.oneTimeCodeNotSent]: msg`Something went wrong on our side. Try again in a moment.`,
  [codes.passwordMailRefused]: msg`Something went wrong on our side. Try again in a moment.`,
  [codes.passwordMailUnavailable]: msg`Something went wrong on our side. Try again in a moment.`,
  [codes.tooManyOneTimeCodes]: msg`You have asked for too many codes. Try again in 24 hours.`,
  [codes.tooManyPasswordLinks]: msg`You have asked for too many links. Try again in 24 hours.`,
  [codes.oneTimeCodeMissing]: msg`Enter the code.`,
  [codes.wrongOneTimeCode]: msg`The code is wrong. Check it and type it again.`,
  [codes.oneTimeCodeExpired]: msg`The code has expired. Ask for a new one.`,
  [codes.oneTimeCodeAttemptsUsedUp]: msg`The code was wrong too many times. Ask for a new one.`,
  [codes.passwordLinkEmailInvalid]: msg`This is not an e-mail address. Check it and try again.`,
  [codes.passwordLinkAccountNotFound]: msg`There is no such account. Check what you typed.`,
  [codes.passwordLinkIncomplete]: msg`A part of the link is missing. Open it in the mail once more, or ask for a new one.`,
  [codes.passwordLinkNotFound]: msg`This link was used already, or a newer one has replaced it. Open the newest mail, or ask for a new one.`,
  [codes.passwordLinkExpired]: msg`The time of this link is over. Ask for a new one.`,
  [codes.passwordLinkInvalid]: msg`This link does not work. Ask for a new one.`,
  [codes.resetPasswordInvalid]: msg`The password needs 8 to 20 characters, with letters, numbers and symbols.`,
  [codes.resetPasswordMismatch]: msg`The new password and its repetition differ. Type both again.`,
  [codes.resetPasswordUnchanged]: msg`The new password is the same as the one before. Choose another.`,
  [codes.oneTimeCodeSent]: msg`We have sent you the code.`,
  [codes.idFound]: msg`We have found your ID.`,
  [codes.passwordChanged]: msg`Your password is changed. Log in with the new one.`,
  [codes.loggedOut]: msg`You are logged out.`,
  [codes.accessTokenValid]: msg`You are logged in.`,
  [codes.memberGone]: msg`This account is gone. The page loads again without it.`,
  [codes.loginAttemptsUsedUp]: msg`The password was wrong too many times. Wait a while, or set a new password.`,
  [codes.qrCodeInvalid]: msg`This QR code is no longer valid. Get a new one.`,
  [codes.qrLoginNotApproved]: msg`The phone has not approved the login yet. Approve it there first.`,
  [codes.freshAuthenticationRequired]: msg`Confirm first that it is you: this change of your account needs it.`,
  [codes.accountSecured]: msg`Your login here was ended, since your account was secured. Log in again.`,
  [codes.membershipLinkNotFound]: msg`This link does not work, or its time is over. Log in once more to get a new one.`,
  [codes.nothingToObjectTo]: msg`An objection is not possible, or no longer. It can be made within 15 days.`,
  [codes.accountChangeNotFound]: msg`This link does not work, or its time is over. To secure your account, set a new password.`,
  [codes.socialLoginFailed]: msg`The login with this account did not work. Please try again.`,
  [codes.socialAccountTaken]: msg`This account is already linked to another member. Unlink it there first.`,
  [codes.identityVerificationRefused]: msg`The identity verification was not completed. Start it again when you are ready.`,
  [codes.amountChanged]: msg`The amount has changed since it was shown. Check the new one, then go on.`,
  [codes.idempotencyKeyReused]: msg`This was sent before with other contents. Load the page again, then repeat what you did.`,
  [codes.requestInProgress]: msg`This is being worked on already. Wait a moment, then look at your purchase history.`,
  [codes.insufficientStock]: msg`There are not that many left. Choose fewer, or something else.`,
  [codes.membershipRestricted]: msg`Your membership is restricted, so you cannot buy at the moment. Contact customer support.`,
  [codes.itemNotOnSale]: msg`This is not on sale any more. Go back and choose something else.`,
  [codes.openOrderLimitReached]: msg`Five of your orders with devices wait for their payment. Pay or cancel one of them, then order again.`,
  [codes.orderStateConflict]: msg`This order has changed in the meantime. Look at it in your purchase history.`,
  [codes.nothingToRefund]: msg`This order can no longer be refunded. The rules are in the terms of use.`,
  [codes.refundAccountMissing]: msg`Tell us the account that the refund should go to.`,
  [codes.tooManyMails]: msg`Too many mails were sent. Try again in 24 hours, or use another address.`,
  [codes.emailLinkInvalid]: msg`This link no longer works. Open the newest mail, or ask for a new one.`,
  [codes.emailNotVerified]: msg`Your e-mail address is not confirmed yet. Open the link in our mail, then go on.`,
  [codes.guardianConsentRequired]: msg`Under 14, a guardian has to consent first. Ask your guardian to verify.`,
  [codes.guardianInvalid]: msg`A guardian has to be of age, and another person than the child. Verify as your guardian.`,
  [codes.humanCheckFailed]: msg`We could not tell that you are a person. Tick the box again.`,
  [codes.termsOutdated]: msg`The terms have changed meanwhile. Read them, then agree again.`,
  [codes.imageTypeUnsupported]: msg`This file is not a JPG, PNG or GIF picture, whatever its name says. Save it as PNG, then choose it again.`,
  [codes.imageTooLarge]: msg`This picture is larger than 10 MB. Choose a smaller one.`,
  [codes.tooManyImages]: msg`Only one picture can be attached. Choose the one that shows it best.`,
  [codes.imageTooManyPixels]: msg`This picture has too many pixels. Make it smaller, then choose it again.`,
  [codes.imageDamaged]: msg`This picture is damaged or incomplete. Save it again, or choose another.`,
  [codes.tooManyInquiries]: msg`You have sent as many inquiries as 24 hours allow.`,
  [codes.openingLinkInvalid]: msg`This link is not valid any more. You are on no list.`,
  [codes.withdrawalDelayed]: msg`Your membership is restricted for fraud, which delays a withdrawal. Try again when the restriction has ended, or ask customer support.`,
  [codes.guardianUnknown]: msg`This is not the guardian who agreed to the membership. Verify as that guardian.`,
  [codes.tooManyDataExports]: msg`You have requested your data as often as 24 hours allow.`,
  [codes.courseIsOpen]: msg`This course is open already. Reload the page to see it.`,
  [codes.accessTokenInvalid]: msg`Your login has expired. Log in again.`,
  [codes.invalidRequest]: msg`Something you typed does not fit. Check it and try again.`,
  [codes.xsrfTokenInvalid]: msg`The page has been open for too long. Load it again, then repeat what you did.`,
  [codes.notFound]: msg`This is not here any more.`,
  [codes.tooManyRequests]: msg`That was a lot in a short time. Wait a moment, then try again.`,
  [codes.internalError]: msg`Something went wrong on our side. Try again; if it stays, tell us the number below.`,
  [codes.serverBusy]: msg`Many people are here right now. Try again in a moment.`,
  [codes.proofOfWorkRequired]: msg`Your browser could not finish a short check that keeps programs out. Reload the page and try again.`,
}

/** Message of an error without a known code. */
export const unknownError = msg`An error occurred. Please try again.`
export const networkError = msg`Network Error`
export const timeoutError = msg`The server took too long to answer. Wait a moment, then try again.`
export const abortError = msg`This was stopped before it was done. Try again.`

/** Statuses for a timeout of the server or of a proxy (RFC 9110, sections 15.5.9 and 15.6.5). */
const timeoutStatuses: readonly number[] = [408, 504]

/**
 * Message of what a call threw, or of the error data that a machine holds. Network failure, abort and timeout have
 * messages of their own (specification, section 8); the client itself sets no timeout.
 */
export function errorMessage(error: unknown): MessageDescriptor {
  const { code, status, isAborted } = toApiErrorData(error)
  if (isAborted) return abortError
  if (status === 0) return networkError
  if (code !== undefined) return codeMessages[code]
  return timeoutStatuses.includes(status) ? timeoutError : unknownError
}

/** Number of a request, by which it is found in the server's log. */
const requestNumber = (id: string) => msg`Request number: ${id}`

/**
 * Text of an error for the visitor, with the request number when the server is at fault. All screens show errors by
 * this.
 */
export function errorText(i18n: I18n, error: ApiErrorData): string {
  const text = i18n._(errorMessage(error))
  const isOurs = error.status >= 500 || (error.code === undefined && error.status > 0)
  return isOurs && error.requestId !== undefined ? `${text} ${i18n._(requestNumber(error.requestId))}` : text
}
