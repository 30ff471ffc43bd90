import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { LinkToken } from '#contract/addresses/link-token.ts'
import { writeLinkToken } from '#contract/addresses/link-token.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { membershipLinks } from '#server/db/schema/sign-in.ts'
import { hashSecret, newSecret } from '#server/lib/secrets.ts'

/** Creates a link to the page about a terminated membership. Returns its token. */
export async function createMembershipLink(
  tx: Pick<Transaction, 'insert'>,
  { memberId, expiresAt }: { readonly memberId: string; readonly expiresAt: Date },
): Promise<string> {
  const id = randomUUID()
  const secret = newSecret()
  await tx.insert(membershipLinks).values({ id, memberId, tokenHash: hashSecret(secret), expiresAt })
  return writeLinkToken({ id, secret })
}

/** The terminated member of a link; undefined when the link is unknown or has expired. */
export async function findTerminatedMember(
  db: Pick<Database, 'select'>,
  { id, secret }: LinkToken,
  now: Date,
): Promise<typeof members.$inferSelect | undefined> {
  const isLink = and(eq(membershipLinks.id, id), eq(membershipLinks.tokenHash, hashSecret(secret)))
  const [found] = await db
    .select({ member: members })
    .from(membershipLinks)
    .innerJoin(members, and(eq(members.id, membershipLinks.memberId), eq(members.status, 'terminated')))
    .where(and(isLink, gt(membershipLinks.expiresAt, now)))
  return found?.member
}
