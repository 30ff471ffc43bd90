import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sendInquiry as endpoint } from '#contract/content/inquiries.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type Transaction, transact } from '#server/db/open.ts'
import { complaintRecords, inquiries, inquiryPictures } from '#server/db/schema/inquiries.ts'
import { requestCookie } from '#server/lib/cookies.ts'
import { createTransactionQueue } from '#server/lib/semaphore.ts'
import { enqueueInquiryReceived } from '#server/messages/inquiry-messages.ts'
import { authenticate } from '../authenticate.ts'
import { bindBrowser } from '../browser-binding.ts'
import { defineHandler } from '../define-handler.ts'
import { countRequest, messageLimits } from '../limited-requests.ts'
import { deviceOf } from '../session/device.ts'
import { encodePicture } from './encode-picture.ts'

const queue = createTransactionQueue()

export default defineHandler(endpoint, async (call) => {
  const { db, clock, caller, locale, body, files, apiError } = call
  // Where it was sent from is no part of the request: a repeated one may come after a reload.
  const { idempotency_key: idempotencyKey, consent: _, page = null, layout = null, ...fields } = body
  // Anyone may send one. A token that is over is refused, so that the browser renews it and the member finds the inquiry.
  const sender = caller.token === undefined ? undefined : await authenticate(call, caller.token)
  const requestHash = hashRequest(fields, files.image)
  const findSent = async (tx: Pick<Transaction, 'select'>) => {
    const [sent] = await tx
      .select({
        id: complaintRecords.inquiryId,
        submittedAt: complaintRecords.submittedAt,
        requestHash: inquiries.requestHash,
      })
      .from(complaintRecords)
      .leftJoin(inquiries, eq(inquiries.id, complaintRecords.inquiryId))
      .where(eq(complaintRecords.idempotencyKey, idempotencyKey))
    // Once it is answered, the hash is gone: then the key alone tells.
    if (sent && sent.requestHash !== null && sent.requestHash !== requestHash) {
      throw apiError(codes.idempotencyKeyReused, 'This key was used with another inquiry.', 'idempotency_key')
    }
    return sent
  }

  const earlier = await findSent(db)
  if (earlier) return { content: present(earlier) }
  const contact = fields.email.toLowerCase()
  const asked = { bindingHash: await bindBrowser(call, caller, requestCookie), address: caller.address, contact }
  await countRequest(call, caller, codes.tooManyInquiries, messageLimits('inquiry', asked))
  const picture = files.image ? await encodePicture(call, files.image) : undefined

  const sent = await queue.run(() =>
    transact(db, async (tx) => {
      const sameMeanwhile = await findSent(tx)
      if (sameMeanwhile) return sameMeanwhile
      const now = clock.now()
      const [inquiry] = await tx
        .insert(inquiries)
        .values({
          ...fields,
          page,
          layout,
          ...deviceOf(caller.userAgent),
          senderId: sender?.memberId ?? null,
          locale,
          requestHash,
          consentedAt: now,
          submittedAt: now,
        })
        .returning()
      if (!inquiry) throw new Error('an insert returns its row')
      const { id: inquiryId, category, submittedAt } = inquiry
      await tx.insert(complaintRecords).values({ inquiryId, idempotencyKey, category, submittedAt })
      if (picture) await tx.insert(inquiryPictures).values({ inquiryId, ...picture })
      await enqueueInquiryReceived(tx, now, inquiry)
      return inquiry
    }),
  )
  return { content: present(sent) }
})

function present({ id, submittedAt }: { readonly id: number; readonly submittedAt: Date }) {
  return { inquiry_id: id, submitted_at: submittedAt.toISOString() }
}

function hashRequest(fields: object, image: Buffer | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify(fields))
  if (image) hash.update(image)
  return hash.digest('base64url')
}
