import { and, eq, ne, sql } from 'drizzle-orm'
import * as v from 'valibot'
import * as contract from '#contract/accounts/find-password.ts'
import { readLinkToken } from '#contract/addresses/link-token.ts'
import * as codes from '#contract/protocol/codes.ts'
import { emailSchema } from '#contract/values/contact.ts'
import { members } from '#server/db/schema/members.ts'
import { passwordLinks } from '#server/db/schema/sign-up.ts'
import { countLinkRequest, isLink, sendPasswordLinkMail } from '../account-changes/password-links.ts'
import { findRecentLogins } from '../account-changes/take-back.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import changeForgottenPassword from './change-forgotten-password.ts'

/** A handler for each call of `contract/accounts/find-password.ts`. */
export const findPasswordHandlers = {
  changeForgottenPassword,
  checkPasswordLink: defineHandler(contract.checkPasswordLink, async ({ db, clock, caller, query, apiError }) => {
    const token = readLinkToken(`${query.id}.${caller.linkSecret ?? ''}`)
    if (!token) throw apiError(codes.passwordLinkIncomplete, 'The link is not complete.')
    const [link] = await db
      .select({
        memberId: members.id,
        userid: members.userid,
        sentAt: passwordLinks.sentAt,
        expiresAt: passwordLinks.expiresAt,
        closedAt: passwordLinks.closedAt,
      })
      .from(passwordLinks)
      .innerJoin(members, eq(members.id, passwordLinks.memberId))
      .where(isLink(token))
    if (!link || link.closedAt)
      throw apiError(codes.passwordLinkNotFound, 'This link was used, or replaced by that of a later mail.')
    const now = clock.now()
    if (link.expiresAt <= now) throw apiError(codes.passwordLinkExpired, 'The time of this link is over.')
    const recent = await findRecentLogins(db, link.memberId, now, link.sentAt)
    return {
      content: {
        userid: link.userid,
        expires_at: link.expiresAt.toISOString(),
        recent_accounts: recent.accounts,
        recent_identity: recent.identity,
      },
    }
  }),
  sendOwnPasswordLink: defineHandler(contract.sendOwnPasswordLink, async (call) => {
    const { db, caller, member, body, apiError } = call
    const [own] = await db.select().from(members).where(eq(members.id, member.memberId))
    if (!own) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
    if (body.userId !== own.userid)
      throw apiError(codes.passwordLinkAccountNotFound, 'This is not the ID of who is signed in.', 'userId')
    const counted = await countLinkRequest(call, caller, own)
    return { content: await sendPasswordLinkMail(call, caller, eq(members.id, own.id), counted) }
  }),

  /** The catalogue reveals that an account does not exist. Requests are counted, for known and unknown accounts alike. */
  sendPasswordLink: defineHandler(contract.sendPasswordLink, async (call) => {
    const { caller, body, apiError } = call
    const parsed = v.safeParse(emailSchema, body.email)
    if (!parsed.success) throw apiError(codes.passwordLinkEmailInvalid, 'This is no email address.', 'email')
    const account = { userid: body.userid, email: parsed.output }
    const counted = await countLinkRequest(call, caller, account)
    const isMember = and(
      eq(sql`lower(${members.userid})`, account.userid.toLowerCase()),
      eq(sql`lower(${members.email})`, account.email.toLowerCase()),
      ne(members.status, 'withdrawn'),
    )
    return { content: await sendPasswordLinkMail(call, caller, isMember, counted) }
  }),
} satisfies HandlersFor<typeof contract>
