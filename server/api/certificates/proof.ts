import { createHmac } from 'node:crypto'
import { writeLinkToken } from '#contract/addresses/link-token.ts'
import { paths } from '#contract/addresses/paths.ts'
import type { Database } from '#server/db/open.ts'
import { sharedSecret } from '#server/db/shared-secret.ts'
import { hashSecret, isSecretOf } from '#server/lib/secrets.ts'

/** Path of the page that proves a certificate. Its token is in the hash, which browsers send to no server. */
export async function proofPath(db: Database, linkId: string): Promise<string> {
  return `${paths.certificate()}#token=${writeLinkToken({ id: linkId, secret: await secretOf(db, linkId) })}`
}

/** Whether the secret of a request is that of the link. */
export async function isProof(db: Database, linkId: string, secret: string | undefined): Promise<boolean> {
  return isSecretOf(secret, hashSecret(await secretOf(db, linkId)))
}

/** Derived instead of stored, so that its member can see the address again. */
async function secretOf(db: Database, linkId: string): Promise<string> {
  return createHmac('sha256', await sharedSecret(db, 'certificates'))
    .update(linkId)
    .digest('base64url')
}
