import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Code } from '../../../contract/codes.ts'
import { type ApiErrorData, toApiErrorData } from '../../../machines/api-error-data.ts'

/** What each code tells the visitor (specification, section 8), and what to do next. A code without words does not compile. */
export const codeMessages: Record<Code, MessageDescriptor> = {
  MB20001404: msg`Enter both your ID and your password.`,
  MB20002404: msg`The ID or the password is not right. Check both and try again.`,
  MB20003400: msg`The ID or the password is not right. Check both and try again.`,
  MB20005400: msg`A withdrawal was requested for this account, so it is switched off. Contact the administrator to use it again.`,
  MB20004400: msg`This account has been deleted. Contact the administrator to register again.`,
  MB20022404: msg`You are not a member yet, or your identity has not been verified. Sign up first.`,
  MB41002400: msg`Enter your password.`,
  MB41003400: msg`The password is not right. Try again.`,
  MB41102400: msg`The current password is not right. Try again.`,
  MB41104400: msg`The new password and its repetition differ. Type both again.`,
  MB41105400: msg`The new password needs at least 8 characters, with letters, numbers and symbols.`,
  MB41103400: msg`The new password is the same as the current one. Choose another.`,
  MB12101404: msg`Your identity has not been verified yet. Finish the verification first.`,
  MB12103400: msg`You already have an account. Find its ID and log in.`,
  MB40203400: msg`There is already an account for this person.`,
  MB11001400: msg`This one is already in use. Choose another.`,
  MB10001400: msg`An ID has letters and numbers only.`,
  MB10002400: msg`A password needs at least 8 characters, with letters, numbers and symbols.`,
  MB10003400: msg`The password and its repetition differ. Type both again.`,
  MB10004400: msg`This is not a phone number. Check it and try again.`,
  MB10005400: msg`This is not an e-mail address. Check it and try again.`,
  MB10011404: msg`The time for the verification is over. Start it again.`,
  MB10012500: msg`Something went wrong on our side while you signed up. Try again in a moment.`,
  MB10013500: msg`Something went wrong on our side while you signed up. Try again in a moment.`,
  MB21005404: msg`No account has these details. Check what you registered.`,
  MB21104404: msg`No account has these details. Check what you registered.`,
  MB21004500: msg`Something went wrong on our side. Try again in a moment.`,
  MB22003500: msg`Something went wrong on our side. Try again in a moment.`,
  MB22004500: msg`Something went wrong on our side. Try again in a moment.`,
  MB21003429: msg`You have asked for too many codes. Try again in 24 hours.`,
  MB22003429: msg`You have asked for too many links. Try again in 24 hours.`,
  MB21101400: msg`Enter the code.`,
  MB21103400: msg`The code is wrong. Check it and type it again.`,
  MB21102404: msg`The code has expired. Ask for a new one.`,
  MB21105429: msg`The code was wrong too many times. Ask for a new one.`,
  MB22001400: msg`This is not an e-mail address. Check it and try again.`,
  MB22002404: msg`There is no such account. Check what you typed.`,
  MB22101400: msg`A part of the link is missing. Open it in the mail once more, or ask for a new one.`,
  MB22101404: msg`This link was used already, or a newer one has replaced it. Open the newest mail, or ask for a new one.`,
  MB22103404: msg`The time of this link is over. Ask for a new one.`,
  MB22201400: msg`This link does not work. Ask for a new one.`,
  MB22202400: msg`The password needs 8 to 20 characters, with letters, numbers and symbols.`,
  MB22203400: msg`The new password and its repetition differ. Type both again.`,
  MB22204400: msg`The new password is the same as the one before. Choose another.`,
  MB21000200: msg`We have sent you the code.`,
  MB21100200: msg`We have found your ID.`,
  MB22200200: msg`Your password is changed. Log in with the new one.`,
  MB20100200: msg`You are logged out.`,
  MB23000200: msg`You are logged in.`,
  '4040011': msg`This account is gone. The page loads again without it.`,
  PR20001429: msg`The password was wrong too many times. Wait a while, or set a new password.`,
  PR20002404: msg`This QR code is no longer valid. Get a new one.`,
  PR20003400: msg`The phone has not approved the login yet. Approve it there first.`,
  PR20006403: msg`Confirm first that it is you: this change of your account needs it.`,
  PR20007400: msg`Your login here was ended, since your account was secured. Log in again.`,
  PR20008404: msg`This link does not work, or its time is over. To secure your account, set a new password.`,
  PR20004400: msg`The login with this account did not work. Please try again.`,
  PR20005400: msg`This account is already linked to another member. Unlink it there first.`,
  PR12001400: msg`The identity verification was not completed. Start it again when you are ready.`,
  PR30001400: msg`The amount has changed since it was shown. Check the new one, then go on.`,
  PR30002400: msg`This was sent before with other contents. Load the page again, then repeat what you did.`,
  PR30003409: msg`This is being worked on already. Wait a moment, then look at your purchase history.`,
  PR30004400: msg`There are not that many left. Choose fewer, or something else.`,
  PR30005403: msg`Your membership is restricted, so you cannot buy at the moment. Contact customer support.`,
  PR30006400: msg`This is not on sale any more. Go back and choose something else.`,
  PR30012400: msg`Five of your orders with devices wait for their payment. Pay or cancel one of them, then order again.`,
  PR30009400: msg`This order has changed in the meantime. Look at it in your purchase history.`,
  PR30010400: msg`This order can no longer be refunded. The rules are in the terms of use.`,
  PR30011400: msg`Tell us the account that the refund should go to.`,
  PR11001429: msg`Too many mails were sent. Try again in 24 hours, or use another address.`,
  PR11002404: msg`This link no longer works. Open the newest mail, or ask for a new one.`,
  PR11003400: msg`Your e-mail address is not confirmed yet. Open the link in our mail, then go on.`,
  PR11004400: msg`Under 14, a guardian has to consent first. Ask your guardian to verify.`,
  PR11005400: msg`A guardian has to be of age, and another person than the child. Verify as your guardian.`,
  PR11006400: msg`We could not tell that you are a person. Tick the box again.`,
  PR11007400: msg`The terms have changed meanwhile. Read them, then agree again.`,
  PR10001400: msg`Your login has expired. Log in again.`,
  PR10002400: msg`Something you typed does not fit. Check it and try again.`,
  PR10003403: msg`The page has been open for too long. Load it again, then repeat what you did.`,
  PR10004404: msg`This is not here any more.`,
  PR10005429: msg`That was a lot in a short time. Wait a moment, then try again.`,
  PR10006500: msg`Something went wrong on our side. Try again; if it stays, tell us the number below.`,
  PR10007503: msg`Many people are here right now. Try again in a moment.`,
  PR10008429: msg`Your browser could not finish a short check that keeps programs out. Reload the page and try again.`,
}

/** For a code that this browser does not know, and an answer without one. */
export const unknownError = msg`An error occurred. Please try again.`
export const networkError = msg`Network Error`
export const timeoutError = msg`The server took too long to answer. Wait a moment, then try again.`
export const abortError = msg`This was stopped before it was done. Try again.`

/** Statuses of a server, or of a proxy before it, that waited too long (RFC 9110, sections 15.5.9 and 15.6.5). */
const timeoutStatuses: readonly number[] = [408, 504]

/**
 * The text for whatever a call threw, or for what a machine holds of it. Network failure, abort and timeout have words
 * of their own (specification, section 8); the client itself sets no timeout.
 */
export function errorMessage(error: unknown): MessageDescriptor {
  const { code, status, isAborted } = toApiErrorData(error)
  if (isAborted) return abortError
  if (status === 0) return networkError
  if (code !== undefined) return codeMessages[code]
  return timeoutStatuses.includes(status) ? timeoutError : unknownError
}

/** The number of a request, which finds it in the server's logs. */
const requestNumber = (id: string) => msg`Request number: ${id}`

/**
 * What a failed call tells the person, with the number of the request where the fault is ours: every screen shows
 * errors through this.
 */
export function errorText(i18n: I18n, error: ApiErrorData): string {
  const words = i18n._(errorMessage(error))
  const isOurs = error.status >= 500 || (error.code === undefined && error.status > 0)
  return isOurs && error.requestId !== undefined ? `${words} ${i18n._(requestNumber(error.requestId))}` : words
}
