import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../open.ts'
import { deleteDetails } from '../operator-record.ts'
import { reviews } from '../schema/reviews.ts'

/**
 * Deletes reviews with their answers and reports, and returns their number. What operators did to them stays, without
 * their reasons.
 */
export async function deleteReviews(tx: Transaction, now: Date, condition: SQL | undefined): Promise<number> {
  const deleted = await tx.delete(reviews).where(condition).returning({ id: reviews.id })
  const ids = deleted.map(({ id }) => String(id))
  if (ids.length > 0) await deleteDetails(tx, now, { kind: 'review', ids })
  return deleted.length
}
