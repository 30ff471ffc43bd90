import * as codes from '../../../contract/codes.ts'
import { eq } from 'drizzle-orm'
import { type AccountChange, accountChange as endpoint } from '../../../contract/account-changes.ts'
import { accountChanges } from '../../db/schema/sign-in.ts'
import { uuidPattern } from '../../lib/uuid.ts'
import { defineHandler } from '../define-handler.ts'
import { isSecretOf } from '../../lib/secrets.ts'

/** Opening the link changes nothing, because mail scanners open links too. */
export default defineHandler(endpoint, async ({ db, clock, caller, query, apiError }) => {
  const [change] = uuidPattern.test(query.id)
    ? await db.select().from(accountChanges).where(eq(accountChanges.id, query.id))
    : []
  if (!change || !isSecretOf(caller.linkSecret, change.tokenHash)) {
    throw apiError(codes.accountChangeNotFound, 'This link belongs to no change.')
  }
  const status: AccountChange['status'] = change.undoneAt
    ? 'undone'
    : change.expiresAt <= clock.now()
      ? 'expired'
      : 'open'
  return {
    content: {
      kind: change.kind,
      provider: change.details.provider ?? null,
      happened_at: change.happenedAt.toISOString(),
      expires_at: change.expiresAt.toISOString(),
      status,
    },
  }
})
