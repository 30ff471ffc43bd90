import { statusOf } from './code-status.ts'
import * as codes from './codes.ts'
import type * as deskCodes from './desk-codes.ts'

/** The flow that shows a code; `request` means any call. */
export type CodeFlow =
  | 'login'
  | 'qr-login'
  | 'social-login'
  | 'sign-up'
  | 'change-password'
  | 'edit-profile'
  | 'identity-verification'
  | 'find-id'
  | 'find-password'
  | 'session'
  | 'order'
  | 'inquiry'
  | 'withdrawal'
  | 'data-export'
  | 'learning'
  | 'visit-counts'
  | 'request'

export type Code = (typeof codes)[keyof typeof codes]
/** Codes of a success end in 200. */
export type SuccessCode = Extract<Code, `${string}200`>
export type ErrorCode = Exclude<Code, SuccessCode>
/** Codes of the desk, which no page of the shop knows. */
export type DeskCode = (typeof deskCodes)[keyof typeof deskCodes]
export type AnyCode = Code | DeskCode
/** Every code that a call may fail with. */
export type AnyErrorCode = ErrorCode | DeskCode
export type CodeKind = 'error' | 'success'

/** The flow of every code. A code without one does not compile. */
export const codeFlows = {
  [codes.credentialsMissing]: 'login',
  [codes.credentialsMalformed]: 'login',
  [codes.wrongCredentials]: 'login',
  [codes.accountDeactivated]: 'login',
  [codes.accountDeleted]: 'login',
  [codes.notRegistered]: 'login',
  [codes.passwordMissing]: 'change-password',
  [codes.wrongPassword]: 'change-password',
  [codes.wrongCurrentPassword]: 'change-password',
  [codes.changedPasswordMismatch]: 'change-password',
  [codes.changedPasswordInvalid]: 'change-password',
  [codes.changedPasswordUnchanged]: 'change-password',
  [codes.profileChanged]: 'edit-profile',
  [codes.identityNotVerified]: 'identity-verification',
  [codes.alreadyRegistered]: 'sign-up',
  [codes.personHasAccount]: 'identity-verification',
  [codes.alreadyInUse]: 'sign-up',
  [codes.useridInvalid]: 'sign-up',
  [codes.signUpPasswordInvalid]: 'sign-up',
  [codes.signUpPasswordMismatch]: 'sign-up',
  [codes.phoneInvalid]: 'sign-up',
  [codes.emailInvalid]: 'sign-up',
  [codes.identificationExpired]: 'sign-up',
  [codes.signUpMailRefused]: 'sign-up',
  [codes.signUpMailUnavailable]: 'sign-up',
  [codes.contactNotRegistered]: 'find-id',
  [codes.foundIdNotRegistered]: 'find-id',
  [codes.oneTimeCodeNotSent]: 'find-id',
  [codes.passwordMailRefused]: 'find-password',
  [codes.passwordMailUnavailable]: 'find-password',
  [codes.tooManyOneTimeCodes]: 'find-id',
  [codes.tooManyPasswordLinks]: 'find-password',
  [codes.oneTimeCodeMissing]: 'find-id',
  [codes.wrongOneTimeCode]: 'find-id',
  [codes.oneTimeCodeExpired]: 'find-id',
  [codes.oneTimeCodeAttemptsUsedUp]: 'find-id',
  [codes.passwordLinkEmailInvalid]: 'find-password',
  [codes.passwordLinkAccountNotFound]: 'find-password',
  [codes.passwordLinkIncomplete]: 'find-password',
  [codes.passwordLinkNotFound]: 'find-password',
  [codes.passwordLinkExpired]: 'find-password',
  [codes.passwordLinkInvalid]: 'find-password',
  [codes.resetPasswordInvalid]: 'find-password',
  [codes.resetPasswordMismatch]: 'find-password',
  [codes.resetPasswordUnchanged]: 'find-password',
  [codes.oneTimeCodeSent]: 'find-id',
  [codes.idFound]: 'find-id',
  [codes.passwordChanged]: 'find-password',
  [codes.loggedOut]: 'session',
  [codes.accessTokenValid]: 'session',
  [codes.memberGone]: 'session',
  [codes.loginAttemptsUsedUp]: 'login',
  [codes.passwordLoginPaused]: 'login',
  [codes.qrCodeInvalid]: 'qr-login',
  [codes.qrLoginNotApproved]: 'qr-login',
  [codes.socialLoginFailed]: 'social-login',
  [codes.socialAccountTaken]: 'social-login',
  [codes.lastWayToLogIn]: 'social-login',
  [codes.freshAuthenticationRequired]: 'session',
  [codes.accountSecured]: 'session',
  [codes.accountChangeNotFound]: 'session',
  [codes.membershipLinkNotFound]: 'session',
  [codes.nothingToObjectTo]: 'session',
  [codes.reviewTooEarly]: 'learning',
  [codes.tooManyAddresses]: 'edit-profile',
  [codes.courseNotFinished]: 'learning',
  [codes.certificateNameUnprintable]: 'learning',
  [codes.certificateTooEarly]: 'learning',
  [codes.unsubscribeLinkInvalid]: 'edit-profile',
  [codes.savedCoursesFull]: 'learning',
  [codes.identityVerificationRefused]: 'identity-verification',
  [codes.amountChanged]: 'order',
  [codes.idempotencyKeyReused]: 'order',
  [codes.requestInProgress]: 'order',
  [codes.insufficientStock]: 'order',
  [codes.membershipRestricted]: 'order',
  [codes.itemNotOnSale]: 'order',
  [codes.orderStateConflict]: 'order',
  [codes.nothingToRefund]: 'order',
  [codes.refundAccountMissing]: 'order',
  [codes.refundHolderMismatch]: 'order',
  [codes.openOrderLimitReached]: 'order',
  [codes.reservedPiecesLimitReached]: 'order',
  [codes.basketFull]: 'order',
  [codes.tooManyMails]: 'sign-up',
  [codes.emailLinkInvalid]: 'sign-up',
  [codes.emailNotVerified]: 'sign-up',
  [codes.guardianConsentRequired]: 'sign-up',
  [codes.guardianInvalid]: 'sign-up',
  [codes.humanCheckFailed]: 'sign-up',
  [codes.termsOutdated]: 'sign-up',
  [codes.imageTypeUnsupported]: 'inquiry',
  [codes.imageTooLarge]: 'inquiry',
  [codes.tooManyImages]: 'inquiry',
  [codes.imageTooManyPixels]: 'inquiry',
  [codes.imageDamaged]: 'inquiry',
  [codes.tooManyInquiries]: 'inquiry',
  [codes.openingLinkInvalid]: 'inquiry',
  [codes.courseIsOpen]: 'inquiry',
  [codes.withdrawalDelayed]: 'withdrawal',
  [codes.guardianUnknown]: 'withdrawal',
  [codes.tooManyDataExports]: 'data-export',
  [codes.trackingDeclined]: 'visit-counts',
  [codes.accessTokenInvalid]: 'session',
  [codes.invalidRequest]: 'request',
  [codes.xsrfTokenInvalid]: 'request',
  [codes.notFound]: 'request',
  [codes.tooManyRequests]: 'request',
  [codes.internalError]: 'request',
  [codes.serverBusy]: 'request',
  [codes.proofOfWorkRequired]: 'request',
} as const satisfies Readonly<Record<Code, CodeFlow>>

/** Codes that any call may answer: an endpoint does not declare them. */
export type AnyCallCode = {
  [C in ErrorCode]: (typeof codeFlows)[C] extends 'request' ? C : never
}[ErrorCode]

export function isCode(value: unknown): value is Code {
  return typeof value === 'string' && Object.hasOwn(codeFlows, value)
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return isCode(value) && kindOf(value) === 'error'
}

/** Every code, in the order of the catalogue. */
export const allCodes: readonly Code[] = Object.keys(codeFlows).filter(isCode)

export function kindOf(code: Code): CodeKind {
  return statusOf(code) === 200 ? 'success' : 'error'
}
