import { eq } from 'drizzle-orm'
import * as contract from '#contract/accounts/membership.ts'
import { readLinkToken } from '#contract/addresses/link-token.ts'
import * as codes from '#contract/protocol/codes.ts'
import { transact } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { uuidPattern } from '#server/lib/uuid.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { isRestricted } from '../member-status.ts'
import { findTerminatedMember } from './membership-links.ts'
import { presentRestriction, presentSanction } from './present.ts'
import { recordOwnObjection } from './record-objection.ts'

/** A handler for each call of `contract/accounts/membership.ts`. */
export const membershipHandlers = {
  membership: defineHandler(contract.membership, async ({ db, clock, member, apiError }) => {
    const [row] = await db.select().from(members).where(eq(members.id, member.memberId))
    if (!row) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
    return { content: { restriction: presentRestriction(row, clock.now()) } }
  }),
  objectToRestriction: defineHandler(contract.objectToRestriction, async (call) => {
    const { db, clock, member, body, locale, apiError } = call
    const content = await transact(db, async (tx) => {
      const [row] = await tx.select().from(members).where(eq(members.id, member.memberId))
      if (!row) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
      if (!isRestricted(row, clock.now())) throw apiError(codes.nothingToObjectTo, 'The membership is not restricted.')
      return recordOwnObjection(tx, call, { member: row, text: body.content, locale })
    })
    return { content }
  }),
  objectToTermination: defineHandler(contract.objectToTermination, async (call) => {
    const { db, clock, body, locale, apiError } = call
    const link = readLinkToken(body.token)
    const content = await transact(db, async (tx) => {
      const member = link && (await findTerminatedMember(tx, link, clock.now()))
      if (!member) throw apiError(codes.membershipLinkNotFound, 'This link belongs to no terminated membership.')
      return recordOwnObjection(tx, call, { member, text: body.content, locale })
    })
    return { content }
  }),
  terminatedMembership: defineHandler(
    contract.terminatedMembership,
    async ({ db, clock, caller, query: { id }, apiError }) => {
      const link = uuidPattern.test(id) ? { id, secret: caller.linkSecret ?? '' } : undefined
      const member = link && (await findTerminatedMember(db, link, clock.now()))
      const content = member && presentSanction(member)
      if (!content) throw apiError(codes.membershipLinkNotFound, 'This link belongs to no terminated membership.')
      return { content }
    },
  ),
} satisfies HandlersFor<typeof contract>
