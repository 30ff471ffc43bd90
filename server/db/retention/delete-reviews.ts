import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '../open.ts'
import { operatorRecords } from '../schema/operator.ts'
import { reviews } from '../schema/reviews.ts'

/**
 * Deletes reviews with their answers and reports, and returns their number. What operators did to them stays, without
 * their reasons.
 */
export async function deleteReviews(tx: Transaction, condition: SQL | undefined): Promise<number> {
  const deleted = await tx.delete(reviews).where(condition).returning({ id: reviews.id })
  const subjects = deleted.map(({ id }) => String(id))
  if (subjects.length > 0) {
    await tx
      .update(operatorRecords)
      .set({ details: null })
      .where(and(eq(operatorRecords.subjectKind, 'review'), inArray(operatorRecords.subject, subjects)))
  }
  return deleted.length
}
