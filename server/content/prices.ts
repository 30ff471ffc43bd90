import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/open.ts'
import { courses, purchaseOptions } from '../db/schema/courses.ts'
import { coursePrice } from './option-price.ts'

/**
 * Writes each course's price for `today` (`YYYY-MM-DD`, Korean time), by which lists are sorted and shown. Runs after an
 * import and at the start of each business day, because campaigns end. A price that is unchanged is not written.
 */
export async function refreshPrices(tx: Transaction, today: string): Promise<void> {
  const { idx, regularPrice, currentPrice, hasDearerOptions } = courses
  const priced = await tx.select({ idx, regularPrice, currentPrice, hasDearerOptions }).from(courses)
  const options = await tx.select().from(purchaseOptions).where(eq(purchaseOptions.isWithdrawn, false))
  const optionsOf = Map.groupBy(options, ({ courseIdx }) => courseIdx)
  for (const course of priced) {
    const price = coursePrice(optionsOf.get(course.idx) ?? [], today)
    const isUnchanged =
      course.regularPrice === price.regularPrice &&
      course.currentPrice === price.currentPrice &&
      course.hasDearerOptions === price.hasDearerOptions
    if (!isUnchanged) await tx.update(courses).set(price).where(eq(idx, course.idx))
  }
}
