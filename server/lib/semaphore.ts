import { serverBusy } from './any-call-errors.ts'

/** Limits how many operations run at once. Further ones wait in order; beyond a maximum they are rejected. */
export interface Semaphore {
  /** Runs `work` when a slot is free. Throws `PR10007503` when too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  let running = 0
  const queue: (() => void)[] = []

  const turn = () => {
    if (queue.length >= waiting) throw serverBusy()
    return new Promise<void>((begin) => queue.push(begin))
  }
  const leave = () => {
    const next = queue.shift()
    // The slot passes to the next one directly, so that no newcomer takes it.
    if (next) next()
    else running -= 1
  }

  return {
    run: async (work) => {
      if (running < atOnce) running += 1
      else await turn()
      try {
        return await work()
      } finally {
        leave()
      }
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
