import type { SanctionCause } from '#contract/accounts/membership.ts'
import { transact } from '../db/open.ts'
import { askApproval, type DeskOperator } from './approvals.ts'
import { assertNotOver, type MemberKey, readMember } from './members.ts'
import type { OperatorServices } from './orders.ts'

/**
 * Asks a second operator to terminate a membership. Throws `PR60301409` when it is over, and `PR60101409` when that is
 * asked for already.
 */
export function askTermination(
  { db, clock }: Pick<OperatorServices, 'db' | 'clock'>,
  member: MemberKey,
  { by, reason, cause }: { readonly by: DeskOperator; readonly reason: string; readonly cause: SanctionCause },
): Promise<void> {
  return transact(db, async (tx) => {
    const row = await readMember(tx, member)
    assertNotOver(row)
    const request = { kind: 'terminate-member', cause } as const
    await askApproval(tx, clock.now(), { by, reason, subject: { memberId: row.id }, request })
  })
}
