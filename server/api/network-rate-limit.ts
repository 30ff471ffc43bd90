import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { Database } from '../db/open.ts'
import { rateLimits } from '../db/schema/sign-in.ts'
import { retryAfter } from '../lib/any-call-errors.ts'
import { networkOf } from '../lib/network.ts'
import { unknownAddress } from '../lib/request.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import { maxConcurrentCalls } from './concurrent-calls.ts'
import type { Caller } from './handler.ts'

/** Calls of one network that write or are costly, and its searches. High, because a whole school may share one address. */
export const networkLimit = { calls: 1_200, seconds: 60 } as const

/**
 * Limits the calls of one network that write or are costly, and its searches by themselves, counted in the database for
 * all processes. It uses the machine's clock and whole minutes; exact limits are rows (`limited-requests.ts`).
 */
export interface NetworkRateLimit {
  /** Counts the call. Throws `PR10005429` when its network has made too many. */
  consume(
    endpoint: Pick<Endpoint, 'method' | 'isRateLimited'>,
    caller: Pick<Caller, 'address'>,
    query?: Readonly<Record<string, string>>,
  ): Promise<void>
}

export function createNetworkRateLimit(
  db: Database,
  limit: { calls: number; seconds: number } = networkLimit,
): NetworkRateLimit {
  const createLimiter = (keyPrefix: string) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix,
      points: limit.calls,
      duration: limit.seconds,
      // A network over the limit costs no further query.
      inMemoryBlockOnConsumed: limit.calls + 1,
      // The cleanup job deletes expired rows.
      clearExpiredByTimeout: false,
    })
  const calls = createLimiter('calls')
  const searches = createLimiter('searches')
  // Many calls of one network update the same row: they must not hold every connection while they wait for each other.
  const semaphore = createSemaphore({ atOnce: 2, waiting: maxConcurrentCalls })
  return {
    consume: async (endpoint, { address }, query = {}) => {
      const isRead = isFreeRead(endpoint)
      // Pages that are being rendered search in this process, within the limits of rendering.
      if (isRead && (!isSearch(query) || address === unknownAddress)) return
      const limiter = isRead ? searches : calls
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

/** Parameter of the search term, in every list that can be searched. */
export const searchParameter = 'title'

/** True for a call that is counted only when it searches. */
export function isFreeRead({ method, isRateLimited }: Pick<Endpoint, 'method' | 'isRateLimited'>): boolean {
  return method === 'GET' && !isRateLimited
}

/** True for a read with a search term. */
function isSearch(query: Readonly<Record<string, string>>): boolean {
  return (query[searchParameter] ?? '').trim() !== ''
}
