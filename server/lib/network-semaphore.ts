import { serverBusy } from './any-call-errors.ts'
import type { Load } from './figures.ts'

interface NetworkSemaphoreLimits {
  /** Slots of all networks together. Beyond them calls are rejected without waiting. */
  readonly total: number
  /** Slots of one network. */
  readonly perNetwork: number
  /** Maximum waiting calls of one network, and of all networks. */
  readonly waitingPerNetwork: number
  readonly waiting: number
}

/**
 * Limits how many operations run at once, in total and for each network, so that a busy network waits for itself while
 * others find free slots.
 */
export interface NetworkSemaphore {
  /**
   * Resolves with a function that releases the slot, once a slot is free. `network` is undefined for the process
   * itself, which only counts in total. Throws `PR10007503` when too many run or wait.
   */
  enter(network: string | undefined): Promise<() => void>
  /** Slots in use, and calls that wait for one. */
  load(): Load
}

export function createNetworkSemaphore({
  total,
  perNetwork,
  waitingPerNetwork,
  waiting,
}: NetworkSemaphoreLimits): NetworkSemaphore {
  let running = 0
  let allWaiting = 0
  const networks = new Map<string, { running: number; readonly queue: (() => void)[] }>()

  const leave = (network: string | undefined) => {
    const own = network === undefined ? undefined : networks.get(network)
    const next = own?.queue.shift()
    if (next) {
      // The slot passes to the next one directly, so that no newcomer takes it.
      allWaiting -= 1
      next()
      return
    }
    running -= 1
    if (own === undefined || network === undefined) return
    own.running -= 1
    if (own.running === 0) networks.delete(network)
  }

  const take = async (network: string | undefined) => {
    if (network === undefined) {
      if (running >= total) throw serverBusy()
      running += 1
      return
    }
    const own = networks.get(network) ?? { running: 0, queue: [] }
    if (own.running < perNetwork) {
      if (running >= total) throw serverBusy()
      running += 1
      own.running += 1
      networks.set(network, own)
      return
    }
    if (own.queue.length >= waitingPerNetwork || allWaiting >= waiting) throw serverBusy()
    allWaiting += 1
    await new Promise<void>((begin) => own.queue.push(begin))
  }

  return {
    enter: async (network) => {
      await take(network)
      let isInside = true
      return () => {
        if (isInside) leave(network)
        isInside = false
      }
    },
    load: () => ({ running, waiting: allWaiting }),
  }
}
