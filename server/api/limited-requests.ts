import { createHash, randomUUID } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { ErrorCode } from '../../contract/codes.ts'
import type { Clock } from '../clock.ts'
import { type Database, transact } from '../db/open.ts'
import { limitedRequests } from '../db/schema/sign-up.ts'
import { createGate } from '../gate.ts'
import { Refusal } from './handler.ts'

/** So many requests for one key in so many seconds, each of which counts for that long from its own moment. */
export interface RequestLimit {
  readonly kind: string
  /** Whom it counts for; only its SHA-256 is stored. */
  readonly key: string
  readonly most: number
  readonly seconds: number
}

/** A request that was counted. */
export interface CountedRequest {
  readonly id: string
  /** How many more the first limit allows now. */
  readonly left: number
}

/**
 * One after the other within a process: the transactions read and write the same few rows, and would only repeat each
 * other. Processes are kept apart by the transaction itself.
 */
const turns = createGate({ atOnce: 1, waiting: 1_000 })

/**
 * Counts a request under every one of `limits`, before anything is done for it, so that however many ask at the same
 * time never more get through. Refuses with `code` and `Retry-After` when one of them allows no more; then it counts
 * under none.
 */
export async function countRequest(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  code: ErrorCode,
  limits: readonly [RequestLimit, ...RequestLimit[]],
): Promise<CountedRequest> {
  const id = randomUUID()
  const now = clock.now()
  const answer = await turns.run(() => writeRequest(db, id, now, limits))
  if ('left' in answer) return { id, left: answer.left }
  const seconds = Math.max(1, Math.ceil((answer.freeAt.getTime() - now.getTime()) / 1000))
  throw new Refusal(code, 'There were too many requests.', undefined, seconds)
}

/** Writes a request down if every limit allows it; else answers when all of them will. */
export function writeRequest(
  db: Database,
  id: string,
  now: Date,
  limits: readonly [RequestLimit, ...RequestLimit[]],
): Promise<{ readonly left: number } | { readonly freeAt: Date }> {
  const keyed = limits.map((limit) => ({ ...limit, keyHash: hashOf(limit) }))
  return transact(db, async (tx) => {
    const freeAt: number[] = []
    const left: number[] = []
    for (const { kind, keyHash, most, seconds } of keyed) {
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
        .limit(most)
      const oldest = recent.at(most - 1)
      if (oldest) freeAt.push(oldest.happenedAt.getTime() + seconds * 1000)
      left.push(most - recent.length - 1)
    }
    if (freeAt.length > 0) return { freeAt: new Date(Math.max(...freeAt)) }
    await tx
      .insert(limitedRequests)
      .values(keyed.map(({ kind, keyHash }) => ({ id: randomUUID(), requestId: id, kind, keyHash, happenedAt: now })))
    return { left: left[0] ?? 0 }
  })
}

/** How many more requests a limit allows now. */
export async function requestsLeft(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  limit: RequestLimit,
): Promise<number> {
  const since = new Date(clock.now().getTime() - limit.seconds * 1000)
  const isCounted = and(
    eq(limitedRequests.kind, limit.kind),
    eq(limitedRequests.keyHash, hashOf(limit)),
    gt(limitedRequests.happenedAt, since),
  )
  return Math.max(0, limit.most - (await db.$count(limitedRequests, isCounted)))
}

/** Gives a request back for which nothing could be done. */
export async function returnRequest(db: Database, { id }: CountedRequest): Promise<void> {
  await db.delete(limitedRequests).where(eq(limitedRequests.requestId, id))
}

function hashOf({ kind, key }: RequestLimit): string {
  return createHash('sha256').update(`${kind} ${key}`).digest('base64url')
}
