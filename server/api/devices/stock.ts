import { and, eq, gte, sql } from 'drizzle-orm'
import { announceStock } from '#server/content/state.ts'
import type { Transaction } from '#server/db/open.ts'
import { devices } from '#server/db/schema/boards.ts'

/**
 * Takes pieces of a device for an order; a negative `pieces` puts them back. Returns false when there are not enough,
 * and then changes nothing. Cached pages that show devices are dropped in all processes only when the device sells out
 * or becomes available, because pages do not contain the number.
 */
export async function reserveStock(tx: Transaction, idx: number, pieces: number): Promise<boolean> {
  const taken = await tx
    .update(devices)
    .set({ stock: sql`${devices.stock} - ${pieces}` })
    // What comes back is put back, also while more is promised than there is.
    .where(and(eq(devices.idx, idx), pieces > 0 ? gte(devices.stock, pieces) : undefined))
    .returning({ left: devices.stock })
  const [row] = taken
  if (!row) return false
  const isAvailable = row.left > 0
  const wasAvailable = row.left + pieces > 0
  if (isAvailable !== wasAvailable) await announceStock(tx)
  return true
}
