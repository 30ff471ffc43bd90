import type { Database } from '../db/open.ts'
import type { Clock } from '../lib/clock.ts'
import type { Figures } from '../lib/figures.ts'
import type { Log } from '../lib/log.ts'
import type { Providers } from '../providers/providers.ts'

/** Dependencies of the jobs that settle orders. */
export interface SettleServices {
  readonly db: Database
  readonly clock: Clock
  readonly providers: Pick<Providers, 'payment'>
  readonly log: Log
  readonly figures?: Figures | undefined
  /** Aborted when the shop stops: no further row is started. */
  readonly signal?: AbortSignal
}

const minute = 60_000

/** When a row is checked again: after 5 seconds at first, later every ten minutes. */
function nextCheck(now: Date, checks: number): Date {
  return new Date(now.getTime() + Math.min(10 * minute, 5_000 * 2 ** checks))
}

/** The values that claim a row until its next check. */
export function checkedOnce(now: Date, checks: number): { readonly checkAt: Date; readonly checks: number } {
  return { checkAt: nextCheck(now, checks), checks: checks + 1 }
}

/**
 * Claims due rows: `claim` updates a row if it still is as it was read, and returns the updated rows. Of several
 * processes one succeeds and works on the row; the others see it again at its next check.
 */
export async function claimEach<Row>(
  due: readonly Row[],
  claim: (row: Row) => Promise<readonly unknown[]>,
): Promise<Row[]> {
  const claimed: Row[] = []
  for (const row of due) if ((await claim(row)).length > 0) claimed.push(row)
  return claimed
}
