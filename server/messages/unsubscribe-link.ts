import { createHmac } from 'node:crypto'
import { readLinkToken, writeLinkToken } from '#contract/addresses/link-token.ts'
import { paths } from '#contract/addresses/paths.ts'
import type { Database } from '../db/open.ts'
import { sharedSecret } from '../db/shared-secret.ts'
import { hashSecret, isSecretOf } from '../lib/secrets.ts'

/** Path of the page that ends offers by mail; the token of the member is in the hash. */
export async function unsubscribePath(db: Database, memberId: string): Promise<string> {
  return `${paths.unsubscribe()}#token=${writeLinkToken({ id: memberId, secret: await secretOf(db, memberId) })}`
}

/** ID of the member that a token belongs to; undefined when the token is invalid. */
export async function readUnsubscribeToken(db: Database, text: string): Promise<string | undefined> {
  const token = readLinkToken(text)
  if (!token) return undefined
  return isSecretOf(token.secret, hashSecret(await secretOf(db, token.id))) ? token.id : undefined
}

/** Derived instead of stored: every mail of a member has the same link, which works as long as the account. */
async function secretOf(db: Database, memberId: string): Promise<string> {
  return createHmac('sha256', await sharedSecret(db, 'unsubscribe'))
    .update(memberId)
    .digest('base64url')
}
