import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { sendEmailVerification as endpoint } from '#contract/accounts/email-verification.ts'
import { writeLinkToken } from '#contract/addresses/link-token.ts'
import { paths } from '#contract/addresses/paths.ts'
import * as codes from '#contract/protocol/codes.ts'
import { emailSchema } from '#contract/values/contact.ts'
import type { Database } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { emailVerifications } from '#server/db/schema/sign-up.ts'
import { requestCookie } from '#server/lib/cookies.ts'
import { hashSecret, newSecret } from '#server/lib/secrets.ts'
import { verificationMail } from '#server/messages/link-mails.ts'
import { readMailSender } from '#server/messages/mail-sender.ts'
import { bindBrowser } from '../browser-binding.ts'
import { defineHandler } from '../define-handler.ts'
import { countRequest, messageLimits, uncountRequest } from '../limited-requests.ts'
import { mailLink } from '../mail-links.ts'
import { expiryOf, mailLimitKind, presentVerification, type VerificationRow } from './verification.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, config, providers, caller, locale, apiError } = call
  const parsed = v.safeParse(emailSchema, call.body.email)
  if (!parsed.success) throw apiError(codes.emailInvalid, 'This is no email address.', 'email')
  const email = parsed.output
  // Counted first, so that testing which addresses are in use is limited like sending mails.
  const bindingHash = await bindBrowser(call, caller, requestCookie)
  const asked = { bindingHash, address: caller.address, contact: email.toLowerCase() }
  const counted = await countRequest(call, caller, codes.tooManyMails, messageLimits(mailLimitKind, asked))
  if (await isInUse(db, email)) throw apiError(codes.alreadyInUse, 'A member has this address.', 'email')

  const token = newSecret()
  const now = clock.now()
  const row = await keep(db, {
    id: randomUUID(),
    bindingHash,
    email,
    tokenHash: hashSecret(token),
    sentAt: now,
    expiresAt: expiryOf(now, 'link'),
    verifiedAt: null,
  })
  const address = mailLink(config, caller, paths.verifyEmail(), writeLinkToken({ id: row.id, secret: token }))
  const mail = { to: email, purpose: 'verify-email', locale, goodUntil: row.expiresAt } as const
  const sender = await readMailSender(db, locale)
  const delivery = await providers.mail.send({ ...mail, ...verificationMail(locale, address, sender) })
  if (delivery !== 'sent') {
    await uncountRequest(db, counted)
    throw apiError(
      delivery === 'refused' ? codes.signUpMailRefused : codes.signUpMailUnavailable,
      'The mail could not be sent.',
    )
  }
  return { content: presentVerification(row, now, counted.remaining) }
})

/** Whether a current member has this address. */
export async function isInUse(db: Pick<Database, 'select'>, email: string): Promise<boolean> {
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(sql`lower(${members.email})`, email.toLowerCase()), ne(members.status, 'withdrawn')))
    .limit(1)
  return member !== undefined
}

/** Stores a verification. An earlier one of this browser for the same address keeps its number and gets a new link. */
async function keep(db: Database, row: VerificationRow): Promise<VerificationRow> {
  const { id: _, bindingHash, email, ...sent } = row
  const [again] = await db
    .update(emailVerifications)
    .set(sent)
    .where(and(eq(emailVerifications.bindingHash, bindingHash), eq(emailVerifications.email, email)))
    .returning()
  if (again) return again
  await db.insert(emailVerifications).values(row)
  return row
}
