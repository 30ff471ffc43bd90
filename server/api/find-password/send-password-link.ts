import * as codes from '../../../contract/protocol/codes.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { emailSchema } from '../../../contract/values/contact.ts'
import { sendPasswordLink as endpoint } from '../../../contract/accounts/find-password.ts'
import { members } from '../../db/schema/members.ts'
import { defineHandler } from '../define-handler.ts'
import { countLinkRequest, sendPasswordLinkMail } from '../account-changes/password-links.ts'

/** The catalogue reveals that an account does not exist. Requests are counted, for known and unknown accounts alike. */
export default defineHandler(endpoint, async (call) => {
  const { caller, body, apiError } = call
  const parsed = v.safeParse(emailSchema, body.email)
  if (!parsed.success) throw apiError(codes.passwordLinkEmailInvalid, 'This is no email address.', 'email')
  const account = { userid: body.userid.trim(), email: parsed.output }
  const counted = await countLinkRequest(call, caller, account)
  const isMember = and(
    eq(sql`lower(${members.userid})`, account.userid.toLowerCase()),
    eq(sql`lower(${members.email})`, account.email.toLowerCase()),
    ne(members.status, 'withdrawn'),
  )
  return { content: await sendPasswordLinkMail(call, caller, isMember, counted) }
})
