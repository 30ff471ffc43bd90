import { and, desc, eq, ne, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { type ContactType, requestFindIdCode as endpoint } from '#contract/accounts/find-id.ts'
import { oneTimeCodeLimits, requestLimits } from '#contract/accounts/one-time-code.ts'
import * as codes from '#contract/protocol/codes.ts'
import { emailSchema, phoneSchema } from '#contract/values/contact.ts'
import { comparableName } from '#contract/values/names.ts'
import type { Database } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { featureOff } from '#server/lib/any-call-errors.ts'
import { requestCookie } from '#server/lib/cookies.ts'
import { codeMail, codeTextMessage } from '#server/messages/code-message.ts'
import { readMailSender } from '#server/messages/mail-sender.ts'
import { bindBrowser } from '../browser-binding.ts'
import { defineHandler } from '../define-handler.ts'
import { countRequest, messageLimits, uncountRequest } from '../limited-requests.ts'
import { issueCode } from '../one-time-code/codes.ts'

/**
 * Does the same for every contact and sends the message whether the contact belongs to a member or not. Only someone
 * who has the phone or reads the mail learns, by entering the code, whether an account exists.
 */
export default defineHandler(endpoint, async (call) => {
  const { db, providers, caller, locale, params, body, apiError } = call
  const { type } = params
  const { name } = body
  if (type === 'phone') {
    if (!providers.sms) throw featureOff('text-messages')
    // A number that nobody has verified may be another person's.
    if (!providers.identity) throw featureOff('identity-verification')
  }
  const contact = v.safeParse(type === 'phone' ? phoneSchema : emailSchema, body[type])
  if (name === '') throw apiError(codes.contactNotRegistered, 'A name is missing.', 'name')
  if (!contact.success)
    throw apiError(codes.contactNotRegistered, 'Nobody can have registered with this contact.', type)

  const to = contact.output
  const asked = {
    bindingHash: await bindBrowser(call, caller, requestCookie),
    address: caller.address,
    contact: to.toLowerCase(),
  }
  const counted = await countRequest(call, caller, codes.tooManyOneTimeCodes, messageLimits('find-id', asked))
  const memberId = await findMember(db, type, name, to)
  const { id, code, issuedAt, expiresAt } = await issueCode(call, caller, { purpose: 'find-id', contact: to, memberId })
  const sender = await readMailSender(db, locale)
  const message = { to, purpose: 'find-id', locale, goodUntil: expiresAt } as const
  const delivery =
    type === 'phone' && providers.sms
      ? await providers.sms.send({ ...message, text: codeTextMessage(locale, code, sender.company) })
      : await providers.mail.send({ ...message, ...codeMail(locale, code, sender) })
  if (delivery !== 'sent') {
    await uncountRequest(db, counted)
    throw apiError(codes.oneTimeCodeNotSent, 'The message could not be sent.')
  }
  return {
    content: {
      otp_id: id,
      sent_at: issuedAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      resend_at: new Date(issuedAt.getTime() + requestLimits.resendSeconds * 1000).toISOString(),
      attempts_left: oneTimeCodeLimits.attempts,
      sends_left: counted.remaining,
    },
  }
})

/** The member with this contact, and with this name as people write it; the newest of several. */
async function findMember(db: Database, type: ContactType, name: string, contact: string): Promise<string | null> {
  const isContact =
    type === 'phone' ? eq(members.phone, contact) : eq(sql`lower(${members.email})`, contact.toLowerCase())
  const found = await db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(isContact, ne(members.status, 'withdrawn')))
    .orderBy(desc(members.registeredAt))
  return found.find((member) => comparableName(member.name) === comparableName(name))?.id ?? null
}
