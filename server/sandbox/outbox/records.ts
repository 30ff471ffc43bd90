import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { localeSchema } from '#contract/values/locale.ts'
import { momentSchema } from '#contract/values/text.ts'
import { type Database, transact } from '#server/db/open.ts'
import { sandboxRecords } from '#server/db/schema/sandbox.ts'
import type { Clock } from '#server/lib/clock.ts'
import { messagePurposes } from '#server/lib/message-content.ts'

const common = {
  to: v.string(),
  purpose: v.picklist(messagePurposes),
  locale: localeSchema,
  goodUntil: v.nullable(momentSchema),
  text: v.string(),
}

const messageSchema = v.variant('kind', [
  v.object({ kind: v.literal('sms'), ...common }),
  v.object({ kind: v.literal('mail'), ...common, subject: v.string(), html: v.string() }),
])

/** A message that the sandbox stores instead of sending it. */
export type SandboxMessage = v.InferOutput<typeof messageSchema>

export interface KeptMessage {
  readonly id: string
  readonly sentAt: Date
  readonly message: SandboxMessage
}

/** How long messages are kept, in milliseconds. */
const memoryMilliseconds = 7 * 24 * 60 * 60 * 1000
/** Maximum messages shown. */
const mostShown = 200
const kind = 'outbox'
/** Ids of received messages. */
const handedKind = 'outbox-handed'

/** Number of messages of this process. */
let count = 0

/** Messages that the sandbox received. */
export function sandboxOutbox(services: { readonly db: Database; readonly clock: Clock }) {
  const { db, clock } = services
  return {
    /** Stores a message. One with a known `id` changes nothing, as at a real provider. */
    put: async (message: SandboxMessage, id: string = randomUUID()): Promise<void> => {
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + memoryMilliseconds)
      count += 1
      // The key begins with the moment, so that keys sort by time of sending. The counter orders messages while a
      // sandbox's clock stands still.
      const key = `${now.toISOString()} ${String(count).padStart(9, '0')}-${id}`
      await transact(db, async (tx) => {
        const handed = await tx
          .insert(sandboxRecords)
          .values({ kind: handedKind, key: id, value: true, expiresAt })
          .onConflictDoNothing()
          .returning({ key: sandboxRecords.key })
        if (handed.length > 0) await tx.insert(sandboxRecords).values({ kind, key, value: message, expiresAt })
      })
    },
    /** The newest messages, newest first. */
    list: async (): Promise<KeptMessage[]> => {
      const rows = await db
        .select()
        .from(sandboxRecords)
        .where(eq(sandboxRecords.kind, kind))
        .orderBy(desc(sandboxRecords.key))
        .limit(mostShown)
      return rows.map(({ key, value }) => {
        const [sentAt = '', id = ''] = key.split(' ')
        return { id, sentAt: new Date(sentAt), message: v.parse(messageSchema, value) }
      })
    },
    empty: async (): Promise<void> => {
      await db.delete(sandboxRecords).where(eq(sandboxRecords.kind, kind))
    },
  }
}
