import { and, eq, isNotNull, lte, notInArray } from 'drizzle-orm'
import { cashReceipts } from '../db/schema/payments.ts'
import { checkedOnce, claimEach, type SettleServices } from './claim.ts'

/** Cash receipts to issue or cancel at the provider. */
export async function claimDueReceipts({ db, clock }: SettleServices, limit: number, except: readonly string[]) {
  const now = clock.now()
  const due = await db
    .select()
    .from(cashReceipts)
    .where(and(lte(cashReceipts.checkAt, now), notInArray(cashReceipts.orderNumber, [...except])))
    .limit(limit)
  return claimEach(due, ({ orderNumber, checks }) =>
    db
      .update(cashReceipts)
      .set(checkedOnce(now, checks))
      // An answer at the same moment leaves nothing to check.
      .where(
        and(
          eq(cashReceipts.orderNumber, orderNumber),
          eq(cashReceipts.checks, checks),
          isNotNull(cashReceipts.checkAt),
        ),
      )
      .returning({ orderNumber: cashReceipts.orderNumber }),
  )
}
