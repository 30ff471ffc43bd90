import { undoAccountChange } from '#contract/accounts/account-changes.ts'
import { downloadDataExport, requestDataExport } from '#contract/accounts/data-export.ts'
import { changeForgottenPassword } from '#contract/accounts/find-password.ts'
import { identityLogin, passwordLogin } from '#contract/accounts/login.ts'
import { changePassword, updateProfile } from '#contract/accounts/profile.ts'
import { qrLogin } from '#contract/accounts/qr-login.ts'
import { closeSession, endSession } from '#contract/accounts/session.ts'
import { signUpAsGroup, signUpAsIndividual } from '#contract/accounts/sign-up.ts'
import { unlinkSocialAccount } from '#contract/accounts/social-login.ts'
import { withdraw } from '#contract/accounts/withdrawal.ts'
import { verifyMember } from '#contract/orders/checkout.ts'
import type { ApiError } from '#contract/protocol/api-error.ts'
import type { AnyErrorCode } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import * as deskCodes from '#contract/protocol/desk-codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'

/** Events of single errors, which their code and call do not tell apart from others. */
const namedErrors = new WeakMap<ApiError, string>()

/** Names the security event of an error. Returns the error. */
export function withEvent(error: ApiError, event: 'refresh_token_replayed'): ApiError {
  namedErrors.set(error, event)
  return error
}

/** Security event in the log, by the endpoint that refused: a code of these calls also belongs to others. */
const refusalEvents: ReadonlyMap<Endpoint, string> = new Map<Endpoint, string>([[identityLogin, 'login_failed']])

/** Security event in the log, by the code of a failed call. */
const errorEvents: Partial<Record<AnyErrorCode, string>> = {
  [codes.wrongCredentials]: 'login_failed',
  [codes.wrongPassword]: 'password_refused',
  [codes.wrongCurrentPassword]: 'password_refused',
  [codes.loginAttemptsUsedUp]: 'login_locked',
  [codes.passwordLoginPaused]: 'login_paused',
  [codes.oneTimeCodeAttemptsUsedUp]: 'code_spent',
  [codes.freshAuthenticationRequired]: 'fresh_proof_missing',
  [codes.xsrfTokenInvalid]: 'cross_site_refused',
  [codes.tooManyRequests]: 'flood_refused',
  [deskCodes.passkeyRefused]: 'passkey_refused',
  [deskCodes.invitationInvalid]: 'invitation_refused',
  [deskCodes.passkeyConfirmationRequired]: 'fresh_proof_missing',
  [deskCodes.operatorRoleMissing]: 'role_missing',
}

/** Security event in the log, by the endpoint that succeeded: logins and account changes. */
const successEvents: ReadonlyMap<Endpoint, string> = new Map<Endpoint, string>([
  [passwordLogin, 'logged_in'],
  [identityLogin, 'logged_in'],
  [qrLogin, 'logged_in'],
  [signUpAsIndividual, 'signed_up'],
  [signUpAsGroup, 'signed_up'],
  [closeSession, 'logged_out'],
  [endSession, 'session_ended'],
  [changeForgottenPassword, 'password_changed'],
  [changePassword, 'password_changed'],
  [updateProfile, 'profile_changed'],
  [verifyMember, 'identity_verified'],
  [withdraw, 'withdrawal_requested'],
  [requestDataExport, 'own_data_requested'],
  [downloadDataExport, 'own_data_fetched'],
  [unlinkSocialAccount, 'social_account_unlinked'],
  [undoAccountChange, 'account_change_undone'],
])

/** Event of a failed call; undefined for other codes. `endpoint` is absent when the call is none of the contract. */
export function errorEvent(error: ApiError, code: AnyErrorCode, endpoint: Endpoint | undefined): string | undefined {
  const named = namedErrors.get(error) ?? errorEvents[code]
  if (named !== undefined || endpoint === undefined) return named
  // Codes of any call, such as that of a busy server, refuse nobody in particular.
  return endpoint.codes.some((own) => own === code) ? refusalEvents.get(endpoint) : undefined
}

/** Events of social logins and links, which end at an address that the browser visits and not at an endpoint. */
export const socialEvents = {
  session: 'logged_in',
  linked: 'social_account_linked',
  loginFailed: 'login_failed',
  linkFailed: 'social_account_link_failed',
} as const

/** Event of a cancelled order whose money goes to a bank account that the member named. */
export const bankRefundEvent = 'bank_refund_requested'

/** Event of a successful call; undefined for other endpoints. */
export function successEvent(endpoint: Endpoint): string | undefined {
  return successEvents.get(endpoint)
}
