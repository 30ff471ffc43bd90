import { eq } from 'drizzle-orm'
import { identityLogin as endpoint } from '#contract/accounts/login.ts'
import * as codes from '#contract/protocol/codes.ts'
import { members } from '#server/db/schema/members.ts'
import { defineHandler } from '../define-handler.ts'
import { consumeIdentityResult } from '../identity-verification/results.ts'
import { refreshVerification } from '../identity-verification/verification.ts'
import { openSession } from '../session/open-session.ts'

/** A person who left and returned has two accounts; the current one counts. */
const statusPriority = ['active', 'restricted', 'withdrawal_requested', 'terminated', 'withdrawn']

export default defineHandler(endpoint, async (call) => {
  const { caller, params, body, apiError } = call
  await refreshVerification(call, caller, body.idfc_id)
  const content = await openSession(call, caller, async (tx) => {
    const result = await consumeIdentityResult(tx, call, body.idfc_id, 'login')
    if (result.method !== params.type) throw apiError(codes.identityNotVerified, 'This verification went another way.')
    const found = await tx
      .select({ id: members.id, status: members.status, isVerified: members.isIdentityVerified })
      .from(members)
      .where(eq(members.personHash, result.personHash))
    const [member] = found
      .filter(({ isVerified }) => isVerified)
      .sort((a, b) => statusPriority.indexOf(a.status) - statusPriority.indexOf(b.status))
    if (!member)
      throw apiError(codes.notRegistered, 'Nobody is registered with this identity, or it is not verified there.')
    return member.id
  })
  return { content }
})
