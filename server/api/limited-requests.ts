import { createHash, randomUUID } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import { requestLimits } from '#contract/accounts/one-time-code.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import type { AnyCallCode, ErrorCode } from '#contract/protocol/code-catalogue.ts'
import { type Database, transact } from '../db/open.ts'
import { type LimitedRequestKind, limitedRequests, type MessageRequest } from '../db/schema/sign-up.ts'
import { retryAfter } from '../lib/any-call-errors.ts'
import type { Clock } from '../lib/clock.ts'
import { networkOf } from '../lib/network.ts'
import { createTransactionQueue } from '../lib/semaphore.ts'
import type { Caller } from './handler.ts'
import {
  maxRowsToCount,
  type ProofOfWork,
  type ProofOfWorkServices,
  proofOfWorkRequired,
  readProofOfWork,
  requiredLevel,
  spendProofOfWork,
} from './human-check/proof-of-work.ts'

/** Limit of the requests with one key. Each request counts for `seconds` from its own moment. */
export interface RequestLimit {
  readonly kind: LimitedRequestKind
  /** Who or what is counted; only its SHA-256 is stored. */
  readonly key: string
  /** Maximum requests; without it none is refused. */
  readonly max?: number
  /** Requests without work; each further one costs more. Without it none costs work. */
  readonly free?: number
  readonly seconds: number
}

export type RequestLimits = readonly [RequestLimit, ...RequestLimit[]]

interface LimitServices {
  readonly db: Database
  readonly clock: Clock
}

/** A request that was counted. */
export interface CountedRequest {
  readonly id: string
  /** How many more requests the first refusing limit allows. */
  readonly remaining: number
}

const queue = createTransactionQueue()

/**
 * Counts a request under each of `limits` before any work is done, so that simultaneous requests never exceed a limit.
 * Throws `code` with `Retry-After` when one of them is used up, and `PR10008429` when one of them requires work that
 * the call lacks. Then the request counts under none.
 */
export async function countRequest<C extends ErrorCode>(
  services: LimitServices & ProofOfWorkServices & Throws<C>,
  caller: Pick<Caller, 'proofOfWork'>,
  code: NoInfer<C> | AnyCallCode,
  limits: RequestLimits,
): Promise<CountedRequest> {
  const id = randomUUID()
  // Not the key of the browser, which may have no cookie yet.
  const { kind, key } = limits.find(({ free }) => free !== undefined) ?? limits[0]
  const work = await readProofOfWork(services, caller, `${kind} ${key}`)
  const answer = await queue.run(() => recordRequest(services, id, limits, work))
  if ('remaining' in answer) return { id, remaining: answer.remaining }
  if ('level' in answer) throw await proofOfWorkRequired(services, work, answer.level)
  const waitMs = answer.freeAt.getTime() - services.clock.now().getTime()
  throw services.apiError(code, 'There were too many requests.', undefined, retryAfter(waitMs))
}

/**
 * Writes a request if every limit allows it. Otherwise returns when all of them will, or the level of work it costs.
 */
export function recordRequest(
  { db, clock }: LimitServices,
  id: string,
  limits: RequestLimits,
  work: ProofOfWork,
): Promise<{ readonly remaining: number } | { readonly freeAt: Date } | { readonly level: number }> {
  const now = clock.now()
  const keyed = limits.map((limit) => ({ ...limit, keyHash: hashOf(limit) }))
  return transact(db, async (tx) => {
    const freeAt: number[] = []
    const remaining: number[] = []
    let level = 0
    for (const { kind, keyHash, max, free, seconds } of keyed) {
      const recent = await tx
        .select({ happenedAt: limitedRequests.happenedAt })
        .from(limitedRequests)
        .where(
          and(
            eq(limitedRequests.kind, kind),
            eq(limitedRequests.keyHash, keyHash),
            gt(limitedRequests.happenedAt, new Date(now.getTime() - seconds * 1000)),
          ),
        )
        .orderBy(desc(limitedRequests.happenedAt))
        .limit(Math.max(max ?? 0, free === undefined ? 0 : maxRowsToCount(free)))
      const oldest = max === undefined ? undefined : recent.at(max - 1)
      if (oldest) freeAt.push(oldest.happenedAt.getTime() + seconds * 1000)
      if (max !== undefined) remaining.push(max - recent.length - 1)
      if (free !== undefined) level = Math.max(level, requiredLevel(recent.length, free))
    }
    if (freeAt.length > 0) return { freeAt: new Date(Math.max(...freeAt)) }
    if (level > 0 && !(await spendProofOfWork(tx, clock, work, level))) return { level }
    await tx
      .insert(limitedRequests)
      .values(keyed.map(({ kind, keyHash }) => ({ id: randomUUID(), requestId: id, kind, keyHash, happenedAt: now })))
    return { remaining: Math.max(0, remaining[0] ?? 0) }
  })
}

/** How many more requests a limit allows now. */
export async function remainingRequests(
  { db, clock }: LimitServices,
  limit: RequestLimit & { readonly max: number },
): Promise<number> {
  const since = new Date(clock.now().getTime() - limit.seconds * 1000)
  const isCounted = and(
    eq(limitedRequests.kind, limit.kind),
    eq(limitedRequests.keyHash, hashOf(limit)),
    gt(limitedRequests.happenedAt, since),
  )
  return Math.max(0, limit.max - (await db.$count(limitedRequests, isCounted)))
}

/** Uncounts a request for which nothing could be done. */
export async function uncountRequest(db: Database, { id }: CountedRequest): Promise<void> {
  await db.delete(limitedRequests).where(eq(limitedRequests.requestId, id))
}

function hashOf({ kind, key }: Pick<RequestLimit, 'kind' | 'key'>): string {
  return createHash('sha256').update(`${kind} ${key}`).digest('base64url')
}

/**
 * Limits of requesting a message: by this browser for this contact, by its network for it, by anyone for it, and by its
 * network for any contact. Requests of others for the same contact cost work and refuse nobody; see
 * docs/decisions/016-limits.md.
 */
export function messageLimits(
  request: MessageRequest,
  {
    bindingHash,
    address,
    contact,
  }: { readonly bindingHash: string; readonly address: string; readonly contact: string },
): readonly [RequestLimit & { readonly max: number }, ...RequestLimit[]] {
  const {
    seconds,
    perContact,
    perContactAndNetwork: perContactOfNetwork,
    perNetwork,
    maxPerNetwork: mostOfNetwork,
  } = requestLimits
  const network = networkOf(address)
  return [
    browserLimit(request, { bindingHash, contact }),
    { kind: `${request} network and contact`, key: `${network} ${contact}`, max: perContactOfNetwork, seconds },
    { kind: `${request} contact`, key: contact, free: perContact, seconds },
    { kind: `${request} network`, key: network, free: perNetwork, max: mostOfNetwork, seconds },
  ]
}

/** Limit of one browser's requests for messages to one contact. */
export function browserLimit(
  request: MessageRequest,
  { bindingHash, contact }: { readonly bindingHash: string; readonly contact: string },
): RequestLimit & { readonly max: number } {
  const { seconds, perContact: max } = requestLimits
  return { kind: `${request} browser`, key: `${bindingHash} ${contact}`, max, seconds }
}
