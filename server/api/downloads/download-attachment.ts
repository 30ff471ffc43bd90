import { eq, sql } from 'drizzle-orm'
import { downloadAttachment } from '#contract/content/downloads.ts'
import type { Database } from '#server/db/open.ts'
import { attachments } from '#server/db/schema/attachments.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'

/** Bytes that are read from the database at once. */
const chunkBytes = 256 * 1024

export default defineHandler(downloadAttachment, async ({ db, body }) => {
  const [row] = await db
    .select({
      name: attachments.name,
      type: attachments.type,
      size: sql<number>`octet_length(${attachments.body})`.mapWith(Number),
    })
    .from(attachments)
    .where(eq(attachments.id, body.attachment_id))
  if (!row) throw notFound('attachment')
  return { file: { ...row, stream: streamBody(db, body.attachment_id, row.size) } }
})

/** Streams an attachment as fast as the client reads. Ends with an error when it is deleted meanwhile. */
function streamBody(db: Database, id: string, size: number): ReadableStream<Uint8Array> {
  /** Bytes sent so far, in whole parts: the stream ends even when a part is shorter than expected. */
  let sent = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (sent >= size) return controller.close()
        const [row] = await db
          .select({ part: sql<Uint8Array>`substring(${attachments.body} from ${sent + 1} for ${chunkBytes})` })
          .from(attachments)
          .where(eq(attachments.id, id))
        if (!row) throw new Error('the attachment was deleted while it was sent')
        sent += chunkBytes
        controller.enqueue(new Uint8Array(row.part))
        if (sent >= size) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
