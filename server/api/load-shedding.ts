import type { Context } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import type { Area } from '#contract/protocol/areas.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { Config } from '../config/config.ts'
import { createLoadLimiter } from '../lib/load-limiter.ts'
import type { ApiVariables } from './caller.ts'
import { networkOfCaller, pathPattern } from './concurrent-calls.ts'

/** Calls of these areas are refused last (`limitConcurrentCalls`): who is logging in or paying would be lost. */
const refusedLast: ReadonlySet<Area> = new Set(['login', 'session', 'social-login', 'qr-login', 'checkout'])

const limits = { burst: 256, least: 24, patienceMs: 500 } as const
/** Calls of one network that count: a busy network waits for itself (`limitConcurrentCalls`), and nobody is refused for it. */
const countedOfNetwork = 8
/** How much more may be under way before a change is refused as well. */
const shareOf = (method: string | undefined) => (method === 'GET' || method === 'HEAD' ? 1 : 3)

const refusable = endpoints.filter(({ area }) => !refusedLast.has(area)).map(pathPattern)

/**
 * Refuses calls while more are under way than are answered in time: reads first, then changes, logins and payments last.
 */
export interface LoadShedding {
  /** Whether a call is to be refused, before anything is done for it: a refusal must cost next to nothing. */
  refuses(method: string | undefined, path: string): boolean
  /** Counts a call of an endpoint while it is under way. Throws `PR10007503` with `Retry-After`. */
  run<Result>(
    c: Context<ApiVariables>,
    endpoint: Pick<Endpoint, 'area'>,
    answer: () => Promise<Result>,
  ): Promise<Result>
}

export function createLoadShedding(config: Pick<Config, 'trustProxy'>): LoadShedding {
  const limiter = createLoadLimiter(limits)
  /** Calls under way, by network. */
  const running = new Map<string, number>()
  return {
    refuses: (method, path) => limiter.isFull(shareOf(method)) && refusable.some((pattern) => pattern.test(path)),
    run: async (c, { area }, answer) => {
      const network = networkOfCaller(c, config)
      // Pages ask within the process, and have a limit of their own.
      if (refusedLast.has(area) || network === undefined) return answer()
      const own = running.get(network) ?? 0
      const leave = own < countedOfNetwork ? limiter.enter(shareOf(c.req.method)) : undefined
      running.set(network, own + 1)
      try {
        return await answer()
      } finally {
        leave?.()
        const left = (running.get(network) ?? 1) - 1
        if (left === 0) running.delete(network)
        else running.set(network, left)
      }
    },
  }
}
