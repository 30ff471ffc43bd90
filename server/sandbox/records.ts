import { and, eq, gt, isNull, or } from 'drizzle-orm'
import * as v from 'valibot'
import { type Database, transact } from '../db/open.ts'
import { sandboxRecords } from '../db/schema/sandbox.ts'
import type { Clock } from '../lib/clock.ts'

/** Records of one kind, parsed when read. Expired ones are not found. */
export interface SandboxRecords<Value> {
  /** Writes a record, replacing one under the same key; without `expiresAt` it does not expire. */
  put(key: string, value: Value, expiresAt?: Date): Promise<void>
  /** Writes a record unless one exists under the key. Returns the stored value. */
  putFirst(key: string, value: Value): Promise<Value>
  find(key: string): Promise<Value | undefined>
  /** Changes a record; simultaneous changes run one after another. Returns the stored value. */
  change(key: string, work: (value: Value) => Value): Promise<Value | undefined>
  /** Finds and removes a record; of simultaneous calls one gets it. */
  take(key: string): Promise<Value | undefined>
}

export function sandboxRecordsOf<Schema extends v.GenericSchema>(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  kind: string,
  schema: Schema,
): SandboxRecords<v.InferOutput<Schema>> {
  const current = (key: string) =>
    and(
      eq(sandboxRecords.kind, kind),
      eq(sandboxRecords.key, key),
      or(isNull(sandboxRecords.expiresAt), gt(sandboxRecords.expiresAt, clock.now())),
    )
  const find = async (key: string) => {
    const [record] = await db.select().from(sandboxRecords).where(current(key))
    return record && v.parse(schema, record.value)
  }
  return {
    put: async (key, value, expiresAt) => {
      const values = { value, expiresAt: expiresAt ?? null }
      await db
        .insert(sandboxRecords)
        .values({ kind, key, ...values })
        .onConflictDoUpdate({ target: [sandboxRecords.kind, sandboxRecords.key], set: values })
    },
    putFirst: async (key, value) => {
      await db.insert(sandboxRecords).values({ kind, key, value }).onConflictDoNothing()
      return (await find(key)) ?? value
    },
    find,
    change: (key, work) =>
      transact(db, async (tx) => {
        const [record] = await tx.select().from(sandboxRecords).where(current(key))
        if (!record) return undefined
        const value = work(v.parse(schema, record.value))
        await tx.update(sandboxRecords).set({ value }).where(current(key))
        return value
      }),
    take: async (key) => {
      const [record] = await db.delete(sandboxRecords).where(current(key)).returning()
      return record && v.parse(schema, record.value)
    },
  }
}
