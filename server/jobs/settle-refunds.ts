import { and, asc, eq, isNotNull, lte, notInArray } from 'drizzle-orm'
import { refunds } from '../db/schema/payments.ts'
import { checkedOnce, claimEach, type SettleServices } from './claim.ts'

/** After this many unanswered requests a refund is logged as a warning: about two hours. */
const warnAfterChecks = 20
/** After this many requests, about seven days, a refund is left to an operator. */
const maxChecks = 1_000

/** Refunds to send to the provider. Logs those that are not answered, for the operator. */
export async function claimDueRefunds({ db, clock, log }: SettleServices, limit: number, except: readonly string[]) {
  const now = clock.now()
  const due = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'requested'),
        eq(refunds.awaitsReturn, false),
        lte(refunds.checkAt, now),
        notInArray(refunds.id, [...except]),
      ),
    )
    .orderBy(asc(refunds.checkAt))
    .limit(limit)
  const claimed = await claimEach(due, ({ id, checks }) =>
    db
      .update(refunds)
      .set({ ...checkedOnce(now, checks), ...(checks >= maxChecks ? { checkAt: null } : {}) })
      // An answer at the same moment leaves nothing to check.
      .where(and(eq(refunds.id, id), eq(refunds.checks, checks), isNotNull(refunds.checkAt)))
      .returning({ id: refunds.id }),
  )
  for (const { id, orderNumber, checks } of claimed) {
    const data = { refundId: id, orderNumber, checks }
    if (checks >= maxChecks) log.error({ event: 'refund_needs_operator', ...data }, 'a refund is left to the operator')
    else if (checks === warnAfterChecks) log.warn({ event: 'refund_hangs', ...data }, 'a refund hangs')
  }
  return claimed
}
