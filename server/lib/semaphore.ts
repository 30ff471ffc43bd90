import pLimit from 'p-limit'
import { serverBusy } from './any-call-errors.ts'

/** Limits how many operations run at once. Further ones wait in order; beyond a maximum they are rejected. */
export interface Semaphore {
  /** Runs `work` when a slot is free. Throws `PR10007503` when too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  const limit = pLimit(atOnce)
  return {
    run: async (work) => {
      if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw serverBusy()
      return limit(work)
    },
  }
}

/**
 * Runs transactions that read and write the same few rows one after the other within a process: side by side they would
 * only repeat each other. Processes are kept apart by the transactions themselves.
 */
export function createTransactionQueue(): Semaphore {
  return createSemaphore({ atOnce: 1, waiting: 1_000 })
}
