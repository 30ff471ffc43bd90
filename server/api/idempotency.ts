import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { ApiError, type Throws } from '#contract/protocol/api-error.ts'
import { type ErrorCode, isErrorCode } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import { idempotencyKeys } from '../db/schema/idempotency.ts'
import type { Clock } from '../lib/clock.ts'

/** After this time a request whose process died may be repeated, in milliseconds. */
const lockMs = 60_000

const recordedResultSchema = v.variant('kind', [
  v.object({ kind: v.literal('done'), value: v.unknown() }),
  v.object({
    kind: v.literal('refused'),
    code: v.custom<ErrorCode>(isErrorCode),
    message: v.string(),
    field: v.optional(v.string()),
  }),
])

/**
 * Runs `work` once for a member's key and stores its answer, refusals (4xx) included, in the transaction of the work.
 * Throws `PR30002400` when the key was used with another request, and `PR30003409` while the first request runs. A
 * request whose process died may be repeated after a minute.
 */
export async function withIdempotencyKey<Schema extends v.GenericSchema>(
  {
    db,
    clock,
    apiError,
  }: { readonly db: Database; readonly clock: Clock } & Throws<
    typeof codes.idempotencyKeyReused | typeof codes.requestInProgress
  >,
  request: { readonly memberId: string; readonly key: string; readonly call: string; readonly body: unknown },
  schema: Schema,
  work: (tx: Transaction) => Promise<v.InferInput<Schema>>,
): Promise<v.InferOutput<Schema>> {
  const { memberId, key } = request
  const requestHash = createHash('sha256')
    .update(JSON.stringify([request.call, request.body]))
    .digest('base64url')
  const isKey = and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key))

  const kept = await transact(db, async (tx) => {
    const now = clock.now()
    const lock = { lockedUntil: new Date(now.getTime() + lockMs) }
    const [known] = await tx.select().from(idempotencyKeys).where(isKey)
    if (!known) {
      await tx.insert(idempotencyKeys).values({ memberId, key, requestHash, ...lock, createdAt: now })
      return undefined
    }
    if (known.requestHash !== requestHash) {
      throw apiError(codes.idempotencyKeyReused, 'This key was used with another request.', 'idempotency_key')
    }
    if (known.answer) return v.parse(recordedResultSchema, known.answer)
    if (known.lockedUntil > now) throw apiError(codes.requestInProgress, 'This request is being worked on.')
    await tx.update(idempotencyKeys).set(lock).where(isKey)
    return undefined
  })
  if (kept) return replay(kept, schema)

  try {
    const value = await transact(db, async (tx) => {
      const [known] = await tx.select({ answer: idempotencyKeys.answer }).from(idempotencyKeys).where(isKey)
      // The process that seemed dead has finished meanwhile.
      if (known?.answer) return known.answer
      const done = { kind: 'done' as const, value: await work(tx) }
      await tx.update(idempotencyKeys).set({ answer: done }).where(isKey)
      return done
    })
    return replay(v.parse(recordedResultSchema, value), schema)
  } catch (error) {
    const isOpen = and(isKey, isNull(idempotencyKeys.answer))
    // After an error of the server the work was rolled back: the next request runs it again, without waiting.
    if (!(error instanceof ApiError) || error.code === undefined || error.status >= 500) {
      await db.update(idempotencyKeys).set({ lockedUntil: clock.now() }).where(isOpen)
    } else {
      const { code, message, field } = error
      const refused = { kind: 'refused' as const, code, message, ...(field === undefined ? {} : { field }) }
      await db.update(idempotencyKeys).set({ answer: refused }).where(isOpen)
    }
    throw error
  }
}

function replay<Schema extends v.GenericSchema>(
  answer: v.InferOutput<typeof recordedResultSchema>,
  schema: Schema,
): v.InferOutput<Schema> {
  if (answer.kind === 'refused') throw ApiError.recorded(answer.code, answer.message, answer.field)
  return v.parse(schema, answer.value)
}
