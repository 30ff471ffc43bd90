import { eq } from 'drizzle-orm'
import * as codes from '../../../contract/protocol/codes.ts'
import { cancelOpeningMails as endpoint } from '../../../contract/content/course-openings.ts'
import { transact } from '../../db/open.ts'
import { courseOpeningRequests } from '../../db/schema/inquiries.ts'
import { defineHandler } from '../define-handler.ts'
import { readCancelToken } from './opening-links.ts'

export default defineHandler(endpoint, async ({ db, body, apiError }) => {
  const id = await readCancelToken(db, body.token)
  const unknown = () => apiError(codes.openingLinkInvalid, 'This link belongs to no request.')
  if (id === undefined) throw unknown()
  await transact(db, async (tx) => {
    const [request] = await tx.select().from(courseOpeningRequests).where(eq(courseOpeningRequests.id, id))
    if (!request) throw unknown()
    await tx.delete(courseOpeningRequests).where(eq(courseOpeningRequests.email, request.email))
  })
  return { content: {} }
})
