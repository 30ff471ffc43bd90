import { eq } from 'drizzle-orm'
import { type AccountChange, accountChange as endpoint } from '#contract/accounts/account-changes.ts'
import * as codes from '#contract/protocol/codes.ts'
import { accountChanges } from '#server/db/schema/sign-in.ts'
import { isSecretOf } from '#server/lib/secrets.ts'
import { uuidPattern } from '#server/lib/uuid.ts'
import { defineHandler } from '../define-handler.ts'
import { changesTakenBackWith } from './take-back.ts'

/** Opening the link changes nothing, because mail scanners open links too. */
export default defineHandler(endpoint, async ({ db, clock, caller, query, apiError }) => {
  const [change] = uuidPattern.test(query.id)
    ? await db.select().from(accountChanges).where(eq(accountChanges.id, query.id))
    : []
  if (!change || !isSecretOf(caller.linkSecret, change.tokenHash)) {
    throw apiError(codes.accountChangeNotFound, 'This link belongs to no change.')
  }
  const takenBack = await changesTakenBackWith(db, change)
  return {
    content: {
      kind: change.kind,
      provider: change.details.provider ?? null,
      happened_at: change.happenedAt.toISOString(),
      expires_at: change.expiresAt.toISOString(),
      status: statusOf(change, clock.now()),
      with_it: takenBack
        .filter(({ id }) => id !== change.id)
        .map(({ kind, details, happenedAt }) => ({
          kind,
          provider: details.provider ?? null,
          happened_at: happenedAt.toISOString(),
        })),
    },
  }
})

function statusOf(change: typeof accountChanges.$inferSelect, now: Date): AccountChange['status'] {
  if (change.linkUsedAt !== null) return 'undone'
  if (change.linkClosedAt !== null) return change.undoneAt === null ? 'closed' : 'undone'
  return change.expiresAt <= now ? 'expired' : 'open'
}
