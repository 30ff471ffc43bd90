import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Code } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type AnyError, type ApiErrorData, dataOf, entryOf } from '#machines/api-error-data.ts'

/** Message of each code (specification, section 8), with what to do next. A code without a message does not compile. */
export const codeMessages: Record<Code, MessageDescriptor> = {
  [codes.credentialsMissing]: msg`Enter both your ID and your password.`,
  [codes.credentialsMalformed]: msg`Your ID or password isn’t right. Check both and try again.`,
  [codes.wrongCredentials]: msg`Your ID or password isn’t right. Check both and try again.`,
  [codes.accountDeactivated]: msg`This account is deactivated because you asked to close it. Call customer support to use it again.`,
  [codes.accountDeleted]: msg`This account has been deleted. Call customer support to sign up again.`,
  [codes.notRegistered]: msg`You haven’t signed up yet, or your identity isn’t verified. Sign up first.`,
  [codes.passwordMissing]: msg`Enter your password.`,
  [codes.wrongPassword]: msg`That password isn’t right. Try again.`,
  [codes.wrongCurrentPassword]: msg`Your current password isn’t right. Try again.`,
  [codes.changedPasswordMismatch]: msg`The new passwords don’t match. Enter both again.`,
  [codes.changedPasswordInvalid]: msg`The new password needs at least 8 characters, with letters, numbers and symbols.`,
  [codes.changedPasswordUnchanged]: msg`That’s your current password. Choose a different one.`,
  [codes.consentNotAsked]: msg`You’ve already answered this. Reload the page to see what applies.`,
  [codes.profileChanged]: msg`Your details were changed elsewhere. Compare them, then save.`,
  [codes.identityNotVerified]: msg`Verify your identity first.`,
  [codes.alreadyRegistered]: msg`You already have an account. Find its ID and log in.`,
  [codes.personHasAccount]: msg`There is already an account for this person.`,
  [codes.alreadyInUse]: msg`This is already in use. Choose another.`,
  [codes.useridInvalid]: msg`Use only letters and numbers for your ID.`,
  [codes.signUpPasswordInvalid]: msg`A password needs at least 8 characters, with letters, numbers and symbols.`,
  [codes.signUpPasswordMismatch]: msg`The passwords don’t match. Enter both again.`,
  [codes.phoneInvalid]: msg`Enter a valid phone number.`,
  [codes.emailInvalid]: msg`Enter a valid email address.`,
  [codes.identificationExpired]: msg`The verification has expired. Start again.`,
  [codes.signUpMailRefused]: msg`Something went wrong on our side during sign-up. Try again in a moment.`,
  [codes.signUpMailUnavailable]: msg`Something went wrong on our side during sign-up. Try again in a moment.`,
  [codes.contactNotRegistered]: msg`We couldn’t find an account with these details. Check what you signed up with.`,
  [codes.foundIdNotRegistered]: msg`We couldn’t find an account with these details. Check what you signed up with.`,
  [codes.oneTimeCodeNotSent]: msg`Something went wrong on our side. Try again in a moment.`,
  [codes.passwordMailRefused]: msg`Something went wrong on our side. Try again in a moment.`,
  [codes.passwordMailUnavailable]: msg`Something went wrong on our side. Try again in a moment.`,
  [codes.tooManyOneTimeCodes]: msg`You’ve requested too many codes. Try again in 24 hours.`,
  [codes.tooManyPasswordLinks]: msg`You’ve requested too many links. Try again in 24 hours.`,
  [codes.oneTimeCodeMissing]: msg`Enter the code.`,
  [codes.wrongOneTimeCode]: msg`That code isn’t right. Check it and try again.`,
  [codes.oneTimeCodeExpired]: msg`The code has expired. Request a new one.`,
  [codes.oneTimeCodeAttemptsUsedUp]: msg`Too many wrong codes. Request a new one.`,
  [codes.passwordLinkEmailInvalid]: msg`Enter a valid email address.`,
  [codes.passwordLinkAccountNotFound]: msg`We couldn’t find this account. Check what you entered.`,
  [codes.passwordLinkIncomplete]: msg`This link is incomplete. Open it from the email again or request a new one.`,
  [codes.passwordLinkNotFound]: msg`This link was used, replaced by a newer one, or isn’t complete. Open the latest email or request a new one.`,
  [codes.passwordLinkExpired]: msg`This link has expired. Request a new one.`,
  [codes.passwordLinkInvalid]: msg`This link doesn’t work. Request a new one.`,
  [codes.resetPasswordInvalid]: msg`The password needs 8 to 20 characters, with letters, numbers and symbols.`,
  [codes.resetPasswordMismatch]: msg`The new passwords don’t match. Enter both again.`,
  [codes.resetPasswordUnchanged]: msg`That was your previous password. Choose a different one.`,
  [codes.oneTimeCodeSent]: msg`We sent you a code.`,
  [codes.idFound]: msg`We found your ID.`,
  [codes.passwordChanged]: msg`Your password has changed. Log in with the new one.`,
  [codes.loggedOut]: msg`You are logged out.`,
  [codes.accessTokenValid]: msg`You are logged in.`,
  [codes.memberGone]: msg`This account no longer exists. You’ve been logged out.`,
  [codes.loginAttemptsUsedUp]: msg`Too many wrong passwords. Wait a while, or set a new password.`,
  [codes.passwordLoginPaused]: msg`To protect this account after many wrong passwords, the password doesn’t work in new browsers for now. Log in another way, or set a new password.`,
  [codes.qrCodeInvalid]: msg`This QR code has expired. Get a new one.`,
  [codes.qrLoginNotApproved]: msg`Approve the login on your phone first.`,
  [codes.freshAuthenticationRequired]: msg`Confirm it’s you before making this change.`,
  [codes.accountSecured]: msg`You were logged out to secure your account. Log in again.`,
  [codes.membershipLinkNotFound]: msg`This link doesn’t work or has expired. Log in again to get a new one.`,
  [codes.nothingToObjectTo]: msg`You can’t file an objection, or the 15 days have passed.`,
  [codes.courseNotFinished]: msg`Finish all lessons before you get the certificate.`,
  [codes.certificateNameUnprintable]: msg`Certificates can show names in Korean, Latin, Greek, Cyrillic, Chinese, Japanese or Thai letters. Your name has others. To change it to one of these, open “Edit profile” or contact us.`,
  [codes.certificateTooEarly]: msg`You can still get this course refunded. You get the certificate once that time is over.`,
  [codes.unsubscribeLinkInvalid]: msg`This link no longer works. Change what we send you on My page.`,
  [codes.savedCoursesFull]: msg`Your list holds 50 courses, as many as it can. Remove some first.`,
  [codes.tooManyAddresses]: msg`You can save up to 10 addresses. Delete one first.`,
  [codes.reviewTooEarly]: msg`Finish half of the lessons before you write a review.`,
  [codes.accountChangeNotFound]: msg`This link doesn’t work or has expired. To secure your account, set a new password.`,
  [codes.socialLoginFailed]: msg`We couldn’t log you in with this account: the login was cancelled, or the provider doesn’t allow it, for example under the age of 14. Try again, or log in another way.`,
  [codes.lastWayToLogIn]: msg`You log in with this account only. Set a password first, then unlink it.`,
  [codes.socialAccountTaken]: msg`This account is already linked to another member. Unlink it there first.`,
  [codes.identityVerificationRefused]: msg`Identity verification wasn’t completed. Start again when you’re ready.`,
  [codes.amountChanged]: msg`The amount has changed. Check the new amount to continue.`,
  [codes.idempotencyKeyReused]: msg`This was already sent with different details. Reload the page and try again.`,
  [codes.requestInProgress]: msg`We’re already processing this. Check your purchase history in a moment.`,
  [codes.insufficientStock]: msg`We don’t have that many left. Choose fewer or another item.`,
  [codes.membershipRestricted]: msg`Your account is restricted, so you can’t buy right now. Contact customer support.`,
  [codes.consentOutdated]: msg`Our personal information consent has a new version. Agree to it in My page, then buy.`,
  [codes.itemNotOnSale]: msg`This is no longer on sale. Go back and choose another item.`,
  [codes.openOrderLimitReached]: msg`You have five unpaid orders with devices. Pay for or cancel one, then order again.`,
  [codes.reservedPiecesLimitReached]: msg`Your unpaid orders can hold ten devices in total. Choose fewer, or pay for or cancel an unpaid order first.`,
  [codes.basketFull]: msg`Your basket holds 40 items, as many as it can. Order or remove some first.`,
  [codes.orderStateConflict]: msg`This order has changed. Check it in your purchase history.`,
  [codes.nothingToRefund]: msg`This order can no longer be refunded. See the terms of use.`,
  [codes.refundAccountMissing]: msg`Enter the bank account for your refund.`,
  [codes.refundHolderMismatch]: msg`The refund account must be in your own name. Check the account holder.`,
  [codes.tooManyMails]: msg`Too many emails sent. Try again in 24 hours or use another address.`,
  [codes.emailLinkInvalid]: msg`This link no longer works. Open the latest email or request a new one.`,
  [codes.emailNotVerified]: msg`Your email address isn’t confirmed yet. Open the link in our email to continue.`,
  [codes.guardianConsentRequired]: msg`If you’re under 14, your guardian must consent first. Ask them to verify.`,
  [codes.tooYoung]: msg`You must be 14 or older to sign up. Check your date of birth.`,
  [codes.guardianInvalid]: msg`A guardian must be an adult other than the child. Verify as the guardian.`,
  [codes.humanCheckFailed]: msg`We couldn’t confirm you’re not a robot. Tick the box again.`,
  [codes.termsOutdated]: msg`The terms have changed. Read and accept them again.`,
  [codes.imageTypeUnsupported]: msg`This isn’t really a JPG, PNG or GIF picture. Save it as PNG and choose it again.`,
  [codes.imageTooLarge]: msg`This picture is larger than 10 MB. Choose a smaller one.`,
  [codes.tooManyImages]: msg`You can attach only one picture. Choose the one that shows it best.`,
  [codes.imageTooManyPixels]: msg`This picture is too large. Make it smaller and choose it again.`,
  [codes.imageDamaged]: msg`This picture is damaged or incomplete. Save it again, or choose another.`,
  [codes.tooManyInquiries]: msg`You’ve reached the limit for inquiries. Try again in 24 hours.`,
  [codes.openingLinkInvalid]: msg`This link is no longer valid. You have no notifications set up.`,
  [codes.withdrawalDelayed]: msg`You can’t close your account while it’s restricted for fraud. Try again once the restriction ends, or contact customer support.`,
  [codes.guardianUnknown]: msg`This isn’t the guardian who gave consent. Verify as that guardian.`,
  [codes.tooManyDataExports]: msg`You’ve reached the limit for data requests. Try again in 24 hours.`,
  [codes.courseIsOpen]: msg`This course is already open. Reload the page to see it.`,
  [codes.trackingDeclined]: msg`Your browser asks not to be counted, so nothing was counted.`,
  [codes.accessTokenInvalid]: msg`Your login has expired. Log in again.`,
  [codes.invalidRequest]: msg`Something you entered isn’t valid. Check it and try again.`,
  [codes.xsrfTokenInvalid]: msg`This page has been open too long. Reload it and try again.`,
  [codes.notFound]: msg`This is no longer available.`,
  [codes.featureOff]: msg`This shop doesn’t offer that any more. Reload the page to see what it offers.`,
  [codes.tooManyRequests]: msg`Too many attempts. Wait a moment, then try again.`,
  [codes.internalError]: msg`Something went wrong on our side. Try again. If it keeps happening, send us the number below.`,
  [codes.serverBusy]: msg`We’re very busy right now. Try again in a moment.`,
  [codes.proofOfWorkRequired]: msg`Your browser couldn’t finish a short security check. Reload the page and try again.`,
}

/** Message of a password that keeps the rule and is one of the most common. */
const commonPassword = msg`Many people use this password, so it’s easy to guess. Choose another one.`

/** Message of an error without a known code. */
export const unknownError = msg`An error occurred. Please try again.`
export const networkError = msg`Network Error`
/** Follows {@link networkError}, which the specification quotes without a way out. */
const networkAdvice = msg`Check your connection, then try again.`
export const timeoutError = msg`The server is taking too long. Wait a moment, then try again.`
export const abortError = msg`This was interrupted. Try again.`

/** Statuses for a timeout of the server or of a proxy (RFC 9110, sections 15.5.9 and 15.6.5). */
const timeoutStatuses: readonly number[] = [408, 504]

/**
 * Message of an error. Network failure, abort and timeout have messages of their own (specification, section 8); the
 * client itself sets no timeout.
 */
export function errorMessage(error: ApiErrorData): MessageDescriptor {
  const { status, isAborted, details } = error
  if (isAborted) return abortError
  if (status === 0) return networkError
  if (details?.is_common_password) return commonPassword
  return entryOf(codeMessages, error) ?? (timeoutStatuses.includes(status) ? timeoutError : unknownError)
}

/** Number of a request, by which it is found in the server's log. */
const requestNumber = (id: string) => msg`Request number: ${id}`

/** Without cookies the server refuses everything that is sent. */
const cookiesBlocked = msg`This browser blocks cookies, and nothing can be sent without them. Allow cookies and site data for this site in the browser’s settings, then reload the page.`

/**
 * Text of an error for the visitor, with the request number when the server is at fault. All screens show errors by
 * this.
 */
export function errorText(i18n: I18n, shown: AnyError): string {
  const error = dataOf(shown)
  const message =
    error.code === codes.xsrfTokenInvalid && !navigator.cookieEnabled ? cookiesBlocked : errorMessage(error)
  const text = message === networkError ? `${i18n._(message)}. ${i18n._(networkAdvice)}` : i18n._(message)
  const isOurs = error.status >= 500 || (entryOf(codeMessages, error) === undefined && error.status > 0)
  return isOurs && error.requestId !== undefined ? `${text} ${i18n._(requestNumber(error.requestId))}` : text
}
