import { eq } from 'drizzle-orm'
import { newSecret } from '../lib/secrets.ts'
import type { Database } from './open.ts'
import { shopSecrets } from './schema/sign-up.ts'

/** A secret of 256 bits that all processes of a database share; the first call creates it. */
export async function sharedSecret(db: Database, name: string): Promise<string> {
  const find = async () => (await db.select().from(shopSecrets).where(eq(shopSecrets.name, name)))[0]?.value
  const known = await find()
  if (known !== undefined) return known
  await db.insert(shopSecrets).values({ name, value: newSecret() }).onConflictDoNothing()
  const made = await find()
  if (made === undefined) throw new Error(`the secret "${name}" is gone`)
  return made
}
