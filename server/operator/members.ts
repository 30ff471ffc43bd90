import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { revokeSessions } from '../api/session/revoke-sessions.ts'
import { hasLeft, isRestricted } from '../api/member-status.ts'
import { transact, type Transaction } from '../db/open.ts'
import { members } from '../db/schema/members.ts'
import { type OperatorAction, operatorActions } from '../db/schema/operator.ts'
import { sessionFamilies } from '../db/schema/sign-in.ts'
import { OperatorError, type OperatorServices } from './orders.ts'

/** Operator and reason, both written to the audit log. */
interface Act {
  readonly actor: string
  readonly reason: string
}

type MemberServices = Pick<OperatorServices, 'db' | 'clock'>

/**
 * Restricts an active member, for good or until a moment, or restores a restricted one, with an audit row. Restricted
 * members log in and can not buy; a restriction that is over counts as none.
 */
export function setRestriction(
  services: MemberServices,
  userid: string,
  act: Act & { readonly isRestricted: boolean; readonly until?: Date },
): Promise<void> {
  const now = services.clock.now()
  const { until } = act
  if (act.isRestricted && until !== undefined && until <= now) throw new OperatorError('--until must be a day to come.')
  const action = act.isRestricted ? 'members restrict' : 'members restore'
  return change(services, userid, { ...act, action, until }, async (tx, member) => {
    const isNow = isRestricted(member, now)
    if (hasLeft(member.status) || isNow === act.isRestricted) {
      throw new OperatorError(`There is no ${act.isRestricted ? 'active' : 'restricted'} member ${userid}.`)
    }
    const standing = act.isRestricted
      ? { status: 'restricted' as const, restrictedUntil: until ?? null }
      : { status: 'active' as const, restrictedUntil: null }
    await tx.update(members).set(standing).where(eq(members.id, member.id))
  })
}

/**
 * Terminates a membership for good, with an audit row: every session ends, and the member can neither log in nor sign
 * up again. Orders stay as they are.
 */
export function terminateMember(services: MemberServices, userid: string, act: Act): Promise<void> {
  return change(services, userid, { ...act, action: 'members terminate' }, async (tx, member) => {
    if (member.status === 'terminated' || member.status === 'withdrawn') {
      throw new OperatorError(`The membership of ${userid} is over already.`)
    }
    await tx.update(members).set({ status: 'terminated', restrictedUntil: null }).where(eq(members.id, member.id))
    await revokeSessions(tx, eq(sessionFamilies.memberId, member.id), services.clock.now())
  })
}

/** Changes a member and writes the audit row, in one transaction. */
async function change(
  { db, clock }: MemberServices,
  userid: string,
  { actor, action, reason, until }: Act & { readonly action: OperatorAction; readonly until?: Date | undefined },
  work: (tx: Transaction, member: typeof members.$inferSelect) => Promise<void>,
): Promise<void> {
  await transact(db, async (tx) => {
    const [member] = await tx.select().from(members).where(eq(members.userid, userid))
    if (!member) throw new OperatorError(`There is no member ${userid}.`)
    await work(tx, member)
    await tx.insert(operatorActions).values({
      id: randomUUID(),
      actor,
      action,
      subject: userid,
      note: until === undefined ? reason : `${reason} (until ${until.toISOString()})`,
      happenedAt: clock.now(),
    })
  })
}
