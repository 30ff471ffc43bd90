import { and, inArray, like, type SQL } from 'drizzle-orm'
import type { Transaction } from '../open.ts'
import { operatorActions } from '../schema/operator.ts'
import { reviews } from '../schema/reviews.ts'

/**
 * Deletes reviews with their answers and reports, and returns their number. What operators did to them stays, without
 * their notes.
 */
export async function deleteReviews(tx: Transaction, condition: SQL | undefined): Promise<number> {
  const deleted = await tx.delete(reviews).where(condition).returning({ id: reviews.id })
  const subjects = deleted.map(({ id }) => String(id))
  if (subjects.length > 0) {
    await tx
      .update(operatorActions)
      .set({ note: null })
      .where(and(inArray(operatorActions.subject, subjects), like(operatorActions.action, 'reviews %')))
  }
  return deleted.length
}
