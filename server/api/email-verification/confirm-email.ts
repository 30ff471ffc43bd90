import * as codes from '../../../contract/protocol/codes.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { confirmEmail as endpoint } from '../../../contract/accounts/email-verification.ts'
import { readLinkToken } from '../../../contract/addresses/link-token.ts'
import { emailVerifications } from '../../db/schema/sign-up.ts'
import { defineHandler } from '../define-handler.ts'
import { hashSecret } from '../../lib/secrets.ts'
import { expiryOf, remainingMails, presentVerification } from './verification.ts'

export default defineHandler(endpoint, async ({ db, clock, body, apiError }) => {
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
})
