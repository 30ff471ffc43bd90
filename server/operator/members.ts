import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { transact } from '../db/open.ts'
import { members } from '../db/schema/members.ts'
import { operatorActions } from '../db/schema/orders.ts'
import { DeskError, type DeskServices } from './orders.ts'

/** Restricts an active member, or restores a restricted one, with an audit row. Restricted members can not buy. */
export async function setRestriction(
  { db, clock }: Pick<DeskServices, 'db' | 'clock'>,
  userid: string,
  act: { readonly isRestricted: boolean; readonly actor: string; readonly reason: string },
): Promise<void> {
  const [from, to, action] = act.isRestricted
    ? (['active', 'restricted', 'members restrict'] as const)
    : (['restricted', 'active', 'members restore'] as const)
  await transact(db, async (tx) => {
    const changed = await tx
      .update(members)
      .set({ status: to })
      .where(and(eq(members.userid, userid), eq(members.status, from)))
      .returning({ id: members.id })
    if (changed.length === 0) throw new DeskError(`There is no ${from} member ${userid}.`)
    await tx.insert(operatorActions).values({
      id: randomUUID(),
      actor: act.actor,
      action,
      subject: userid,
      note: act.reason,
      happenedAt: clock.now(),
    })
  })
}
