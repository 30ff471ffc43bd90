import { and, eq } from 'drizzle-orm'
import { emailVerificationStatus as endpoint } from '../../../contract/email-verification.ts'
import { emailVerifications } from '../../db/schema/sign-up.ts'
import { answer } from '../answer.ts'
import { boundBrowser, requestCookie } from '../browser-binding.ts'
import { hashSecret } from '../../lib/secrets.ts'
import { mailsLeft, presentVerification } from './verification.ts'

export default answer(endpoint, async ({ db, clock, caller, query, refuse }) => {
  const { id } = query
  const isHere =
    caller.linkSecret === undefined
      ? eq(emailVerifications.bindingHash, boundBrowser(caller, requestCookie))
      : eq(emailVerifications.tokenHash, hashSecret(caller.linkSecret))
  const isMeant = id === undefined ? undefined : and(eq(emailVerifications.id, id), isHere)
  const [row] = isMeant ? await db.select().from(emailVerifications).where(isMeant) : []
  if (!row) throw refuse('PR11002404', 'There is no such verification.')
  return { content: presentVerification(row, clock.now(), await mailsLeft({ db, clock }, row)) }
})
