import { eq } from 'drizzle-orm'
import { announceContent } from '#server/content/import.ts'
import type { Transaction } from '#server/db/open.ts'
import { reviews } from '#server/db/schema/reviews.ts'

/** Changes a review and drops the pages that show it. Returns false when there is none with this number. */
export async function updateReview(
  tx: Transaction,
  id: number,
  values: Partial<Pick<typeof reviews.$inferInsert, 'answer' | 'answeredAt' | 'hiddenAt'>>,
): Promise<boolean> {
  const changed = await tx.update(reviews).set(values).where(eq(reviews.id, id)).returning({ id: reviews.id })
  if (changed.length > 0) await announceContent(tx)
  return changed.length > 0
}

/** Drops the pages that show reviews of a member, when the status decides anew whether they are shown. */
export async function announceReviewsOf(tx: Transaction, memberId: string): Promise<void> {
  if ((await tx.$count(reviews, eq(reviews.memberId, memberId))) > 0) await announceContent(tx)
}
