import { and, eq, gt, isNull } from 'drizzle-orm'
import * as contract from '#contract/accounts/email-verification.ts'
import { readLinkToken } from '#contract/addresses/link-token.ts'
import * as codes from '#contract/protocol/codes.ts'
import { emailVerifications } from '#server/db/schema/sign-up.ts'
import { requestCookie } from '#server/lib/cookies.ts'
import { hashSecret } from '#server/lib/secrets.ts'
import { boundBrowser } from '../browser-binding.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import sendEmailVerification from './send-email-verification.ts'
import { expiryOf, presentVerification, remainingMails } from './verification.ts'

/** A handler for each call of `contract/accounts/email-verification.ts`. */
export const emailVerificationHandlers = {
  confirmEmail: defineHandler(contract.confirmEmail, async ({ db, clock, body, apiError }) => {
    const now = clock.now()
    const over = () => apiError(codes.emailLinkInvalid, 'This link is over, or was replaced by that of a later mail.')
    const token = readLinkToken(body.token)
    if (!token) throw over()
    const isLink = and(eq(emailVerifications.id, token.id), eq(emailVerifications.tokenHash, hashSecret(token.secret)))
    await db
      .update(emailVerifications)
      .set({ verifiedAt: now, expiresAt: expiryOf(now, 'address') })
      .where(and(isLink, isNull(emailVerifications.verifiedAt), gt(emailVerifications.expiresAt, now)))
    // A second press keeps it confirmed.
    const [row] = await db.select().from(emailVerifications).where(isLink)
    if (!row?.verifiedAt) throw over()
    return { content: presentVerification(row, now, await remainingMails({ db, clock }, row)) }
  }),
  emailVerificationStatus: defineHandler(
    contract.emailVerificationStatus,
    async ({ db, clock, caller, query, apiError }) => {
      const { id } = query
      const isHere =
        caller.linkSecret === undefined
          ? eq(emailVerifications.bindingHash, boundBrowser(caller, requestCookie))
          : eq(emailVerifications.tokenHash, hashSecret(caller.linkSecret))
      const isMeant = id === undefined ? undefined : and(eq(emailVerifications.id, id), isHere)
      const [row] = isMeant ? await db.select().from(emailVerifications).where(isMeant) : []
      if (!row) throw apiError(codes.emailLinkInvalid, 'There is no such verification.')
      return { content: presentVerification(row, clock.now(), await remainingMails({ db, clock }, row)) }
    },
  ),
  sendEmailVerification,
} satisfies HandlersFor<typeof contract>
