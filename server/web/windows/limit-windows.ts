import { createMiddleware } from 'hono/factory'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { ApiVariables } from '#server/api/caller.ts'
import { networkOfCaller } from '#server/api/concurrent-calls.ts'
import type { Services } from '#server/api/handler.ts'
import { createNetworkRateLimit } from '#server/api/network-rate-limit.ts'
import { clientAddressOf } from '#server/lib/request.ts'
import { requestNetwork } from '#server/lib/request-network.ts'
import { sendNotice } from './notice.ts'

/**
 * Middleware for the windows of providers: each request counts as a costly call of its network, because it may ask a
 * provider, and uses that network's share of the database.
 */
export function limitWindows({ db, config, figures }: Pick<Services, 'db' | 'config' | 'figures'>) {
  const rateLimit = createNetworkRateLimit(db)
  return createMiddleware<ApiVariables>(async (c, next) => {
    try {
      await rateLimit.consume({ method: 'GET', isRateLimited: true }, { address: clientAddressOf(c, config) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      figures?.refused('limit')
      c.header('Retry-After', String(error.retryAfterSeconds))
      return sendNotice(c, 'busy')
    }
    await requestNetwork.run(networkOfCaller(c, config), next)
    return undefined
  })
}
