import { eq } from 'drizzle-orm'
import * as contract from '#contract/courses/course-openings.ts'
import * as codes from '#contract/protocol/codes.ts'
import { transact } from '#server/db/open.ts'
import { courseOpeningRequests } from '#server/db/schema/inquiries.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { readCancelToken } from './opening-links.ts'
import requestClientMail from './request-client-mail.ts'
import requestOpeningMail from './request-opening-mail.ts'

/** A handler for each call of `contract/courses/course-openings.ts`. */
export const courseOpeningsHandlers = {
  cancelOpeningMails: defineHandler(contract.cancelOpeningMails, async ({ db, body, apiError }) => {
    const id = await readCancelToken(db, body.token)
    const unknown = () => apiError(codes.openingLinkInvalid, 'This link belongs to no request.')
    if (id === undefined) throw unknown()
    await transact(db, async (tx) => {
      const [request] = await tx.select().from(courseOpeningRequests).where(eq(courseOpeningRequests.id, id))
      if (!request) throw unknown()
      await tx.delete(courseOpeningRequests).where(eq(courseOpeningRequests.email, request.email))
    })
    return { content: {} }
  }),
  requestClientMail,
  requestOpeningMail,
} satisfies HandlersFor<typeof contract>
