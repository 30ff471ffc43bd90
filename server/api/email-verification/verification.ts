import { and, eq } from 'drizzle-orm'
import { type EmailVerification, emailVerificationLimits } from '#contract/accounts/email-verification.ts'
import { requestLimits } from '#contract/accounts/one-time-code.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { emailVerifications } from '#server/db/schema/sign-up.ts'
import type { Clock } from '#server/lib/clock.ts'
import { requestCookie } from '#server/lib/cookies.ts'
import { boundBrowser } from '../browser-binding.ts'
import type { Caller, Services } from '../handler.ts'
import { browserLimit, remainingRequests } from '../limited-requests.ts'

export type VerificationRow = typeof emailVerifications.$inferSelect

/** Name of the limit of these mails. */
export const mailLimitKind = 'email-verification'

/** How many more mails the browser of a verification may request. */
export function remainingMails(services: Pick<Services, 'db' | 'clock'>, row: VerificationRow): Promise<number> {
  return remainingRequests(services, browserLimit(mailLimitKind, { ...row, contact: row.email.toLowerCase() }))
}

/** Turns the row of a verification into wire content. */
export function presentVerification(row: VerificationRow, now: Date, sendsLeft: number): EmailVerification {
  const isOver = row.expiresAt <= now
  return {
    id: row.id,
    email: row.email,
    status: isOver ? 'expired' : row.verifiedAt ? 'verified' : 'sent',
    sent_at: row.sentAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    resend_at: new Date(row.sentAt.getTime() + requestLimits.resendSeconds * 1000).toISOString(),
    sends_left: sendsLeft,
  }
}

/** Expiry of a link that is sent at `now`, or of an address that is verified then. */
export function expiryOf(now: Date, what: 'link' | 'address'): Date {
  const { linkSeconds, useSeconds } = emailVerificationLimits
  return new Date(now.getTime() + (what === 'link' ? linkSeconds : useSeconds) * 1000)
}

type VerificationCall = { readonly clock: Clock; readonly caller: Caller } & Throws<typeof codes.emailNotVerified>

/** A verification that the caller says to have, by its number and address. */
interface VerifiedEmail {
  readonly id: string
  readonly email: string
}

/**
 * Uses up the verification of an address, in the browser that requested it. Returns the address as it was verified.
 * Throws `PR11003400` when no valid verification has this number and address.
 */
export async function consumeVerifiedEmail(
  tx: Transaction,
  call: VerificationCall,
  stated: VerifiedEmail,
): Promise<string> {
  const [row] = await tx.delete(emailVerifications).where(isOfBrowser(call, stated)).returning()
  return verifiedEmailIn(row, call, stated)
}

/** The same without using it up. */
export async function findVerifiedEmail(
  db: Pick<Database, 'select'>,
  call: VerificationCall,
  stated: VerifiedEmail,
): Promise<string> {
  const [row] = await db.select().from(emailVerifications).where(isOfBrowser(call, stated))
  return verifiedEmailIn(row, call, stated)
}

function isOfBrowser({ caller }: VerificationCall, { id }: VerifiedEmail) {
  return and(eq(emailVerifications.id, id), eq(emailVerifications.bindingHash, boundBrowser(caller, requestCookie)))
}

function verifiedEmailIn(
  row: VerificationRow | undefined,
  { clock, apiError }: VerificationCall,
  { email }: VerifiedEmail,
): string {
  const isGood = row?.verifiedAt && row.expiresAt > clock.now() && row.email.toLowerCase() === email.toLowerCase()
  if (!isGood) throw apiError(codes.emailNotVerified, 'This address is not verified in this browser.', 'email')
  return row.email
}
