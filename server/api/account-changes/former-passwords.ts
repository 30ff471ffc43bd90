import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import { passwordLinkLimits } from '#contract/accounts/find-password.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { formerPasswords } from '#server/db/schema/sign-in.ts'
import type { Passwords } from '#server/lib/passwords.ts'

const day = 24 * 60 * 60 * 1000

/** Stores the hash of a password that a member had until now. Does nothing for a member without a password. */
export async function storeFormerPassword(
  tx: Transaction,
  now: Date,
  { id: memberId, passwordHash }: { readonly id: string; readonly passwordHash: string | null },
): Promise<void> {
  if (passwordHash === null) return
  const expiresAt = new Date(now.getTime() + passwordLinkLimits.formerPasswordDays * day)
  await tx.insert(formerPasswords).values({ id: randomUUID(), memberId, hash: passwordHash, endedAt: now, expiresAt })
}

/**
 * Milliseconds until the password may be changed again; undefined when it may be changed now. A new password is compared
 * with each of the last days, so their number is bounded.
 */
export async function findChangeWait(tx: Transaction, now: Date, memberId: string): Promise<number | undefined> {
  const changes = await tx
    .select({ endedAt: formerPasswords.endedAt })
    .from(formerPasswords)
    .where(and(eq(formerPasswords.memberId, memberId), gt(formerPasswords.endedAt, new Date(now.getTime() - day))))
    .orderBy(desc(formerPasswords.endedAt))
    .limit(passwordLinkLimits.changesPerDay)
  const last = changes.at(passwordLinkLimits.changesPerDay - 1)
  return last && last.endedAt.getTime() + day - now.getTime()
}

/** True when the member had this password lately. Each comparison takes a core about 50 ms. */
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
  for (const { hash } of former) if (await passwords.matches(password, hash)) return true
  return false
}
