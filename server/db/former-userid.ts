import { createHmac } from 'node:crypto'
import type { Database } from './open.ts'
import { sharedSecret } from './shared-secret.ts'

/**
 * What stands in place of the login ID of a member whose data is deleted: a keyed hash. Whoever types the old ID with
 * its password, in any case, is still told that the account is deleted (specification, section 8).
 */
export async function formerUserid(db: Database, userid: string): Promise<string> {
  const key = await sharedSecret(db, 'former-userid')
  return `former:${createHmac('sha256', key).update(userid.toLowerCase()).digest('base64url')}`
}
