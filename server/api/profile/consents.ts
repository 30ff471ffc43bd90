import { and, asc, eq, isNull } from 'drizzle-orm'
import { needsGuardian } from '#contract/accounts/age.ts'
import { documentOfConsent } from '#contract/accounts/profile.ts'
import { outdatedEditions, readEditions } from '#server/db/legal-editions.ts'
import type { Database } from '#server/db/open.ts'
import { consents, type members } from '#server/db/schema/members.ts'

type ConsentRow = typeof consents.$inferSelect

/** A consent that is not withdrawn. */
export interface HeldConsent extends ConsentRow {
  /** Whether an edition in force asks again that came after this one. */
  readonly isOutdated: boolean
  /** Whether the member is to agree anew: not under 14, when only a guardian could. */
  readonly isAskedAnew: boolean
}

/** Consents of a member that are not withdrawn, the oldest first. */
export async function consentsOf(
  db: Pick<Database, 'select'>,
  { id, birth }: Pick<typeof members.$inferSelect, 'id' | 'birth'>,
  today: string,
): Promise<HeldConsent[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(and(eq(consents.memberId, id), isNull(consents.withdrawnAt)))
    .orderBy(asc(consents.agreedAt), asc(consents.kind))
  const editions = await readEditions(db)
  const isChild = birth !== null && needsGuardian(today, birth)
  return rows.map((row) => {
    const isOutdated = outdatedEditions(editions, documentOfConsent[row.kind], today).includes(row.edition)
    return { ...row, isOutdated, isAskedAnew: isOutdated && !isChild }
  })
}
