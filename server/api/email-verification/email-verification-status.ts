import * as codes from '../../../contract/protocol/codes.ts'
import { and, eq } from 'drizzle-orm'
import { emailVerificationStatus as endpoint } from '../../../contract/accounts/email-verification.ts'
import { emailVerifications } from '../../db/schema/sign-up.ts'
import { defineHandler } from '../define-handler.ts'
import { boundBrowser } from '../browser-binding.ts'
import { hashSecret } from '../../lib/secrets.ts'
import { remainingMails, presentVerification } from './verification.ts'
import { requestCookie } from '../../lib/cookies.ts'

export default defineHandler(endpoint, async ({ db, clock, caller, query, apiError }) => {
  const { id } = query
  const isHere =
    caller.linkSecret === undefined
      ? eq(emailVerifications.bindingHash, boundBrowser(caller, requestCookie))
      : eq(emailVerifications.tokenHash, hashSecret(caller.linkSecret))
  const isMeant = id === undefined ? undefined : and(eq(emailVerifications.id, id), isHere)
  const [row] = isMeant ? await db.select().from(emailVerifications).where(isMeant) : []
  if (!row) throw apiError(codes.emailLinkInvalid, 'There is no such verification.')
  return { content: presentVerification(row, clock.now(), await remainingMails({ db, clock }, row)) }
})
