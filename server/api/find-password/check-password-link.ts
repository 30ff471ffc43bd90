import * as codes from '../../../contract/protocol/codes.ts'
import { eq } from 'drizzle-orm'
import { checkPasswordLink as endpoint } from '../../../contract/accounts/find-password.ts'
import { readLinkToken } from '../../../contract/addresses/link-token.ts'
import { members } from '../../db/schema/members.ts'
import { passwordLinks } from '../../db/schema/sign-up.ts'
import { defineHandler } from '../define-handler.ts'
import { isLink } from '../account-changes/password-links.ts'

export default defineHandler(endpoint, async ({ db, clock, caller, query, apiError }) => {
  const token = readLinkToken(`${query.id}.${caller.linkSecret ?? ''}`)
  if (!token) throw apiError(codes.passwordLinkIncomplete, 'The link is not complete.')
  const [link] = await db
    .select({ userid: members.userid, expiresAt: passwordLinks.expiresAt, closedAt: passwordLinks.closedAt })
    .from(passwordLinks)
    .innerJoin(members, eq(members.id, passwordLinks.memberId))
    .where(isLink(token))
  if (!link || link.closedAt)
    throw apiError(codes.passwordLinkNotFound, 'This link was used, or replaced by that of a later mail.')
  if (link.expiresAt <= clock.now()) throw apiError(codes.passwordLinkExpired, 'The time of this link is over.')
  return { content: { userid: link.userid, expires_at: link.expiresAt.toISOString() } }
})
