import { createHmac } from 'node:crypto'
import { readLinkToken, writeLinkToken } from '#contract/addresses/link-token.ts'
import { paths } from '#contract/addresses/paths.ts'
import type { Database } from '#server/db/open.ts'
import { sharedSecret } from '#server/db/shared-secret.ts'
import { hashSecret, isSecretOf } from '#server/lib/secrets.ts'

/** Path of the page that takes an address off the lists; the token of a request is in its hash. */
export async function cancelPath(db: Database, requestId: string): Promise<string> {
  const token = writeLinkToken({ id: requestId, secret: await secretOf(db, requestId) })
  return `${paths.cancelCourseOpening()}#token=${token}`
}

/** Number of the request that a token belongs to; undefined when the token is invalid. */
export async function readCancelToken(db: Database, text: string): Promise<string | undefined> {
  const token = readLinkToken(text)
  if (!token) return undefined
  return isSecretOf(token.secret, hashSecret(await secretOf(db, token.id))) ? token.id : undefined
}

/** Derived instead of stored, so that a later mail can carry the link as well. */
async function secretOf(db: Database, requestId: string): Promise<string> {
  return createHmac('sha256', await sharedSecret(db, 'course-openings'))
    .update(requestId)
    .digest('base64url')
}
