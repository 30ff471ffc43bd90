import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { consents } from '#server/db/schema/members.ts'

/** Consents of a member that are not withdrawn, the oldest first. */
export function consentsOf(db: Pick<Database, 'select'>, memberId: string): Promise<(typeof consents.$inferSelect)[]> {
  return db
    .select()
    .from(consents)
    .where(and(eq(consents.memberId, memberId), isNull(consents.withdrawnAt)))
    .orderBy(asc(consents.agreedAt), asc(consents.kind))
}
