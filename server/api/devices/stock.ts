import { and, eq, gte, sql } from 'drizzle-orm'
import { announceContent } from '../../content/import.ts'
import type { Transaction } from '../../db/open.ts'
import { devices } from '../../db/schema/boards.ts'

/**
 * Takes pieces of a device for an order, or with a negative `pieces` puts them back, and lets all processes forget
 * the pages that told the old number. Answers whether there were enough; otherwise nothing has changed.
 */
export async function takeFromStock(tx: Transaction, idx: number, pieces: number): Promise<boolean> {
  const taken = await tx
    .update(devices)
    .set({ stock: sql`${devices.stock} - ${pieces}` })
    .where(and(eq(devices.idx, idx), gte(devices.stock, pieces)))
    .returning({ idx: devices.idx })
  if (taken.length === 0) return false
  await announceContent(tx)
  return true
}
