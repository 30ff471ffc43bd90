import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { checkUserid as endpoint, signUpLimits, useridSchema } from '#contract/accounts/sign-up.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Transaction } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { networkOf } from '#server/lib/network.ts'
import { defineHandler } from '../define-handler.ts'
import { countRequest, type RequestLimit } from '../limited-requests.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, caller, query, apiError } = call
  const userid = v.safeParse(useridSchema, query.userId)
  if (!userid.success) throw apiError(codes.useridInvalid, 'An ID has 5 to 15 letters and numbers.', 'userId')
  const { checksPerNetwork: free, maxChecksPerNetwork: max, checkSeconds: seconds } = signUpLimits
  // Limits testing which IDs exist.
  const limit: RequestLimit = { kind: 'userid network', key: networkOf(caller.address), free, max, seconds }
  await countRequest(call, caller, codes.tooManyRequests, [limit])
  if (await isTaken(db, userid.output)) throw apiError(codes.alreadyInUse, 'Somebody has this ID.', 'userId')
  return { content: {} }
})

/** Whether a current or former member has this ID, regardless of case. */
export async function isTaken(db: Pick<Transaction, 'select'>, userid: string): Promise<boolean> {
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(sql`lower(${members.userid})`, userid.toLowerCase()))
    .limit(1)
  return member !== undefined
}
