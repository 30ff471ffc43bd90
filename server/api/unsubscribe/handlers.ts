import { and, eq, isNull, ne } from 'drizzle-orm'
import * as contract from '#contract/accounts/unsubscribe.ts'
import * as codes from '#contract/protocol/codes.ts'
import { transact } from '#server/db/open.ts'
import { consents, members } from '#server/db/schema/members.ts'
import { readUnsubscribeToken } from '#server/messages/unsubscribe-link.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'

/** A handler for each call of `contract/accounts/unsubscribe.ts`. */
export const unsubscribeHandlers = {
  unsubscribe: defineHandler(contract.unsubscribe, async ({ db, clock, body, apiError }) => {
    const memberId = await readUnsubscribeToken(db, body.token)
    const unknown = () => apiError(codes.unsubscribeLinkInvalid, 'This link belongs to no member.')
    if (memberId === undefined) throw unknown()
    await transact(db, async (tx) => {
      const changed = await tx
        .update(members)
        .set({ receivesEmail: false })
        .where(and(eq(members.id, memberId), ne(members.status, 'withdrawn')))
        .returning({ id: members.id })
      if (changed.length === 0) throw unknown()
      await tx
        .update(consents)
        .set({ withdrawnAt: clock.now() })
        .where(and(eq(consents.memberId, memberId), eq(consents.kind, 'marketing_email'), isNull(consents.withdrawnAt)))
    })
    return { content: {} }
  }),
} satisfies HandlersFor<typeof contract>
