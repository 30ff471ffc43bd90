import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Database } from '../db/open.ts'
import { rateLimits } from '../db/schema/sign-in.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import { type Caller, Refusal } from './handler.ts'
import { networkOf } from '../lib/network.ts'
import { mostCalls } from './overload.ts'

/** Generous: a whole school may stand behind one address. */
const generous = { calls: 1_200, seconds: 60 } as const

/** Calls that only read, and yet write a row, hold a connection, or ask a provider. */
const costlyReads: ReadonlySet<string> = new Set([
  'open-qr-login',
  'qr-login-status',
  'identity-verification-status',
  'begin-social-login',
  'check-userid',
  'course-training',
  'refund-preview',
])

/**
 * Keeps one network from flooding the shop with calls that cost something, counted in the database for all processes
 * together. It goes by the machine's clock and by whole minutes: exact limits are rows of their own.
 */
export interface FloodGuard {
  /** Counts the call. Refuses with `PR10005429` when its network has made too many. */
  count(endpoint: Pick<Endpoint, 'name' | 'method'>, caller: Pick<Caller, 'address'>): Promise<void>
}

export function createFloodGuard(db: Database, limit: { calls: number; seconds: number } = generous): FloodGuard {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: 'calls',
    points: limit.calls,
    duration: limit.seconds,
    // Whoever is over the limit costs no further query.
    inMemoryBlockOnConsumed: limit.calls + 1,
    // The job for old rows sees to these as well.
    clearExpiredByTimeout: false,
  })
  // A flood writes one row again and again: it must not take every connection while it waits for itself.
  const semaphore = createSemaphore({ atOnce: 2, waiting: mostCalls })
  return {
    count: async (endpoint, { address }) => {
      if (endpoint.method === 'GET' && !costlyReads.has(endpoint.name)) return
      const key = createHash('sha256').update(networkOf(address)).digest('base64url')
      try {
        await semaphore.run(() => limiter.consume(key))
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
        throw new Refusal('PR10005429', 'There were too many calls from this network.', undefined, seconds)
      }
    },
  }
}
