import type { Transaction } from '../db/open.ts'
import { countLearners } from './learners.ts'
import { refreshPrices } from './prices.ts'

/** Writes what an import does not decide alone and each business day changes: prices, and learners of courses. */
export async function refreshDailyValues(tx: Transaction, today: string): Promise<void> {
  await refreshPrices(tx, today)
  await countLearners(tx, today)
}
