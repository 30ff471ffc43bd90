import { overloaded } from './api/handler.ts'

/** Lets a number of works run at once; the others wait their turn, and too many to wait are refused. */
export interface Gate {
  /** Runs `work` in its turn. Refuses with `PR10007503` when too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  let running = 0
  const queue: (() => void)[] = []

  const enter = async () => {
    if (running < atOnce) {
      running += 1
      return
    }
    if (queue.length >= waiting) throw overloaded()
    // Whoever leaves hands the place on, so `running` stays.
    await new Promise<void>((turn) => queue.push(turn))
  }
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return {
    run: async (work) => {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
