import { and, desc, eq, gt } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { passwordLinkLimits } from '../../../contract/find-password.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { formerPasswords } from '../../db/schema/sign-in.ts'
import type { Passwords } from '../../lib/passwords.ts'

/** Former passwords that are compared with a new one; each comparison takes a core about 50 ms. */
const maxCompared = 5

/** Stores the hash of a password that a member had until now. Does nothing for a member without a password. */
export async function storeFormerPassword(
  tx: Transaction,
  now: Date,
  { id: memberId, passwordHash }: { readonly id: string; readonly passwordHash: string | null },
): Promise<void> {
  if (passwordHash === null) return
  const expiresAt = new Date(now.getTime() + passwordLinkLimits.formerPasswordDays * 24 * 60 * 60 * 1000)
  await tx.insert(formerPasswords).values({ id: randomUUID(), memberId, hash: passwordHash, endedAt: now, expiresAt })
}

/** True when the member had this password lately. */
export async function isFormerPassword(
  { db, passwords }: { readonly db: Database; readonly passwords: Passwords },
  now: Date,
  memberId: string,
  password: string,
): Promise<boolean> {
  const former = await db
    .select({ hash: formerPasswords.hash })
    .from(formerPasswords)
    .where(and(eq(formerPasswords.memberId, memberId), gt(formerPasswords.expiresAt, now)))
    .orderBy(desc(formerPasswords.endedAt))
    .limit(maxCompared)
  for (const { hash } of former) if (await passwords.matches(password, hash)) return true
  return false
}
