import * as codes from '../../contract/codes.ts'
import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Database } from '../db/open.ts'
import { rateLimits } from '../db/schema/sign-in.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import { ApiError } from '../../contract/api-error.ts'
import type { Caller } from './handler.ts'
import { retryAfter } from '../lib/any-call-errors.ts'
import { networkOf } from '../lib/network.ts'
import { maxConcurrentCalls } from './concurrent-calls.ts'

/** Generous: a whole school may stand behind one address. */
const defaultLimit = { calls: 1_200, seconds: 60 } as const

/** Calls that only read, and yet write a row, hold a connection, or ask a provider. */
const rateLimitedReads: ReadonlySet<string> = new Set([
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
export interface NetworkRateLimit {
  /** Counts the call. Refuses with `PR10005429` when its network has made too many. */
  consume(endpoint: Pick<Endpoint, 'name' | 'method'>, caller: Pick<Caller, 'address'>): Promise<void>
}

export function createNetworkRateLimit(
  db: Database,
  limit: { calls: number; seconds: number } = defaultLimit,
): NetworkRateLimit {
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
  const semaphore = createSemaphore({ atOnce: 2, waiting: maxConcurrentCalls })
  return {
    consume: async (endpoint, { address }) => {
      if (endpoint.method === 'GET' && !rateLimitedReads.has(endpoint.name)) return
      const key = createHash('sha256').update(networkOf(address)).digest('base64url')
      try {
        await semaphore.run(() => limiter.consume(key))
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        const message = 'There were too many calls from this network.'
        throw ApiError.ofAnyCall(codes.tooManyRequests, message, undefined, retryAfter(reason.msBeforeNext))
      }
    },
  }
}
