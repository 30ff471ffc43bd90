import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { accountChangeLimits } from '#contract/accounts/account-changes.ts'
import type { RefundAccount } from '#contract/orders/orders.ts'
import { comparableName } from '#contract/values/names.ts'
import type { Database } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { accountChanges } from '#server/db/schema/sign-in.ts'

/** Whether an account is in the name of the member, or of the member's group, with the names that count. */
export async function checkHolder(
  db: Database,
  now: Date,
  memberId: string,
  { holder }: Pick<RefundAccount, 'holder'>,
): Promise<{ readonly isOwn: boolean; readonly names: readonly string[] }> {
  const names = await findLastingNames(db, now, memberId)
  return { names, isOwn: names.map(comparableName).includes(comparableName(holder)) }
}

/**
 * Names of a member and of the member's group, as they were before any change of the last days: whoever has the password
 * could otherwise take a name first, and then the money of an order.
 */
async function findLastingNames(db: Database, now: Date, memberId: string): Promise<string[]> {
  const [own] = await db
    .select({ name: members.name, group: members.group })
    .from(members)
    .where(eq(members.id, memberId))
  const since = new Date(now.getTime() - accountChangeLimits.undoDays * 24 * 60 * 60 * 1000)
  const changes = await db
    .select({ kind: accountChanges.kind, details: accountChanges.details })
    .from(accountChanges)
    .where(
      and(
        eq(accountChanges.memberId, memberId),
        inArray(accountChanges.kind, ['identity-linked', 'person-changed', 'group-changed']),
        isNull(accountChanges.undoneAt),
        gt(accountChanges.happenedAt, since),
      ),
    )
    .orderBy(asc(accountChanges.position))
  const name = changes.find(({ details }) => details.person !== undefined)?.details.person?.name ?? own?.name
  const group = changes.find(({ kind }) => kind === 'group-changed')?.details.before ?? own?.group
  return [name, group].flatMap((each) => (each ? [each] : []))
}
