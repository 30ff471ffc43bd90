import { setTimeout } from 'node:timers/promises'
import type { Figures } from '../lib/figures.ts'
import { createNetworkSemaphore } from '../lib/network-semaphore.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import { rendersPerThread, renderThreads } from './render-pool.ts'

interface BudgetLimits {
  /** Milliseconds of processor time that a network may use for rendering at once. */
  readonly burstMs: number
  /** Milliseconds of rendering that a network gains per second. */
  readonly refillMs: number
  /** Pages of all networks that are rendered at the same time. */
  readonly atOnce: number
  /** See `createNetworkSemaphore`. */
  readonly renders: Parameters<typeof createNetworkSemaphore>[0]
}

/**
 * A page costs about 10 ms of a thread: a network that requests new pages all the time gets about three hundred at once,
 * and then a quarter of a thread. The number of waiting requests bounds the wait: sixteen pages are rendered in two
 * seconds. No more pages are rendered at once than the threads take: more would only wait there, out of order. One network
 * has at most two of them, so that its slow pages leave one for the others.
 */
const defaultLimits: BudgetLimits = {
  burstMs: 3_000,
  refillMs: 250,
  atOnce: renderThreads * rendersPerThread,
  renders: { total: 64, perNetwork: 2, waitingPerNetwork: 16, waiting: 200 },
}

/** Maximum networks that are tracked; the one that rendered longest ago is dropped first. */
const mostNetworks = 10_000

interface Budget {
  leftMs: number
  readAt: number
}

/** The machine's monotonic time and its timers, in milliseconds. */
interface Timing {
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<unknown>
}

const machine: Timing = {
  now: () => performance.now(),
  wait: (milliseconds) => setTimeout(milliseconds),
}

/**
 * Runs renders within a time budget for each network: `charge` takes the processor time that a render used, in ms; waiting
 * for the database and the work of other programs do not count. Throws `PR10007503` when too many renders of a network,
 * or in total, wait. `network` is undefined for the process itself.
 */
export function createRenderBudget(
  { burstMs, refillMs, atOnce, renders }: BudgetLimits = defaultLimits,
  timing = machine,
  figures?: Figures,
) {
  const semaphore = createNetworkSemaphore(renders)
  figures?.watchSlots('renders', semaphore.load)
  const places = createSemaphore({ atOnce, waiting: renders.total })
  const budgets = new Map<string, Budget>()

  const budgetOf = (network: string): Budget => {
    const now = timing.now()
    const known = budgets.get(network)
    const gained = known ? ((now - known.readAt) / 1000) * refillMs : burstMs
    const budget = { leftMs: Math.min(burstMs, (known?.leftMs ?? 0) + gained), readAt: now }
    budgets.delete(network)
    budgets.set(network, budget)
    const [oldest] = budgets.keys()
    if (budgets.size > mostNetworks && oldest !== undefined) budgets.delete(oldest)
    return budget
  }

  return async <Result>(
    network: string | undefined,
    render: (charge: (processorMs: number) => void) => Promise<Result>,
  ): Promise<Result> => {
    const leave = await semaphore.enter(network)
    try {
      if (network === undefined) return await places.run(() => render(() => {}))
      for (let left = budgetOf(network).leftMs; left < 0; left = budgetOf(network).leftMs) {
        await timing.wait((-left / refillMs) * 1000)
      }
      return await places.run(() =>
        render((processorMs) => {
          budgetOf(network).leftMs -= processorMs
        }),
      )
    } finally {
      leave()
    }
  }
}
