import { deskEndpoints } from '#contract/desk/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { AnyErrorCode } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import { describeError, isDatabaseUnavailable } from '../db/errors.ts'
import type { Database } from '../db/open.ts'
import { failedRequests } from '../db/schema/failed-requests.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'

/** A request that was answered with an error. */
interface FailedRequest {
  readonly id: string
  /** Method and pattern of a call, or method and path of a page. */
  readonly request: string
  readonly status: number
  readonly code?: AnyErrorCode | undefined
  readonly milliseconds: number
  /** Network of the caller; undefined for requests of the process itself. It is counted and not stored. */
  readonly network?: string | undefined
  /** What was thrown, when nobody expected it. */
  readonly thrown?: unknown
}

/** Keeps failed requests, so that an operator finds one by its number. */
export interface FailedRequests {
  readonly keep: (failed: FailedRequest) => void
  /** Resolves once everything kept so far is stored. */
  readonly settled: () => Promise<void>
}

/** Rows that wait while others are being stored. More are not kept: a flood of errors must not become one of writes. */
const maxWaiting = 200

/** Rows of one network in an hour, and rows of all networks in an hour that say what a caller did wrong (4xx). */
const hourlyLimits = { perNetwork: 120, callerErrors: 10_000 } as const
const hourMs = 60 * 60 * 1000

/**
 * Codes of requests that are not kept. The browser answers the first two itself, so nobody sees them. The last one
 * refuses floods, which would fill the table.
 */
const notKept: ReadonlySet<AnyErrorCode> = new Set([
  codes.accessTokenInvalid,
  codes.proofOfWorkRequired,
  codes.tooManyRequests,
])

/** Stores failed requests in batches, one batch at a time, after their answers. */
export function createFailedRequests({ db, clock }: { db: Database; clock: Clock }, log: Log): FailedRequests {
  let waiting: (typeof failedRequests.$inferInsert)[] = []
  let storing: Promise<void> | undefined
  const isWithinLimits = createHourlyCount()
  const store = async () => {
    while (waiting.length > 0) {
      const rows = waiting
      waiting = []
      try {
        await db.insert(failedRequests).values(rows)
      } catch (error) {
        // In an outage each call is in the log already.
        if (!isDatabaseUnavailable(error)) log.warn({ error: describeError(error) }, 'failed requests were not kept')
      }
    }
    storing = undefined
  }
  return {
    keep: ({ thrown, network, ...failed }) => {
      if ((failed.code !== undefined && notKept.has(failed.code)) || waiting.length >= maxWaiting) return
      if (!isWithinLimits(network, failed.status)) return
      const milliseconds = Math.round(failed.milliseconds)
      waiting.push({
        ...failed,
        milliseconds,
        happenedAt: clock.now(),
        ...(thrown === undefined ? {} : originOf(thrown)),
      })
      storing ??= store()
    },
    settled: async () => storing,
  }
}

/** Counts a row, and says whether it is within the limits of the hour. It uses the machine's clock, as rate limits do. */
function createHourlyCount(): (network: string | undefined, status: number) => boolean {
  let hour = 0
  let callerErrors = 0
  const networks = new Map<string, number>()
  return (network, status) => {
    const now = Math.floor(Date.now() / hourMs)
    if (now !== hour) {
      hour = now
      callerErrors = 0
      networks.clear()
    }
    const ofNetwork = network === undefined ? 0 : (networks.get(network) ?? 0)
    if (ofNetwork >= hourlyLimits.perNetwork) return false
    if (status < 500) {
      if (callerErrors >= hourlyLimits.callerErrors) return false
      callerErrors += 1
    }
    if (network !== undefined) networks.set(network, ofNetwork + 1)
    return true
  }
}

/** Name and place of an error. Its message is left out, because it may contain what was typed. */
function originOf(thrown: unknown): { error: string; thrownAt?: string } {
  const { name, state, stack } = describeError(thrown)
  const place = stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line))
    ?.trim()
  return { error: state === undefined ? name : `${name} ${state}`, ...(place === undefined ? {} : { thrownAt: place }) }
}

const patterns = [...endpoints, ...deskEndpoints].map(({ method, path }) => ({
  method,
  request: `${method} ${path}`,
  expression: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  parameters: path.split('{').length,
}))

/** Method and pattern of the call at a path, fixed paths before those with parameters; undefined for no call. */
export function patternOfCall(method: string, path: string): string | undefined {
  const full = path.startsWith('/api/') ? path : `/api${path}`
  return patterns
    .filter((each) => each.method === method && each.expression.test(full))
    .sort((one, other) => one.parameters - other.parameters)[0]?.request
}
