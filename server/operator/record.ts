import { createHash } from 'node:crypto'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { DeskAct, SubjectKind } from '../../contract/desk/records.ts'
import { operatorRecords } from '../db/schema/operator.ts'
import type { Database, Transaction } from '../db/open.ts'

/** An operator who acts, and from where: a network address, or `command line`. */
export interface Operator {
  readonly name: string
  readonly network: string
}

export interface Act {
  readonly by: Operator
  readonly act: DeskAct
  /** Number of the order, inquiry or review, ID of the member or operator, path of the text. */
  readonly subject?: { readonly kind: SubjectKind; readonly id: string }
  /** Reason and changed values. Deleted with the data of a member; the row stays. */
  readonly details?: Readonly<Record<string, unknown>>
}

/**
 * Appends an act to the record, in the transaction of the act. Each row contains the hash of the one before it, so that
 * a changed, added or missing row shows (`checkRecords`).
 *
 * Kept for three years (`server/db/retention/rules.ts`). The law asks for the log-in records of those who handle personal
 * data: who, when, from where, whose data, and what was done, for two years (Standards for the safety of personal
 * data, article 8).
 */
export async function recordAct(tx: Transaction, now: Date, { by, act, subject, details }: Act): Promise<void> {
  const [last] = await tx
    .select({ position: operatorRecords.position, hash: operatorRecords.hash })
    .from(operatorRecords)
    .orderBy(desc(operatorRecords.position))
    .limit(1)
  const row = {
    position: (last?.position ?? 0) + 1,
    happenedAt: now,
    operator: by.name,
    network: by.network,
    act,
    subjectKind: subject?.kind ?? null,
    subject: subject?.id ?? null,
    detailsHash: details === undefined ? null : hashOf(details),
    previousHash: last?.hash ?? '',
  }
  // As the database will return them: without undefined values, moments as text.
  const stored: Record<string, unknown> | null = details === undefined ? null : JSON.parse(JSON.stringify(details))
  await tx.insert(operatorRecords).values({ ...row, details: stored, hash: hashOfRow(row) })
}

type HashedRow = Omit<typeof operatorRecords.$inferSelect, 'details' | 'hash'>

function hashOfRow(row: HashedRow): string {
  const { position, happenedAt, operator, network, act, subjectKind, subject, detailsHash, previousHash } = row
  return hashOf([position, happenedAt, operator, network, act, subjectKind, subject, detailsHash, previousHash])
}

/** SHA-256 of a value as JSON with sorted keys, since the database sorts them in its own way. */
function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(JSON.parse(JSON.stringify(value)))))
    .digest('base64url')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}

/** Rows that one step of the check reads. */
const pageRows = 1_000

/**
 * Checks every row of the record against its hash, its details and the row before it. `broken` is the position of the
 * first row that does not fit. The record may begin later than 1, because old rows are deleted.
 */
export async function checkRecords(
  db: Database,
): Promise<{ readonly rows: number; readonly broken: number | undefined }> {
  let rows = 0
  let last: { readonly position: number; readonly hash: string } | undefined
  for (;;) {
    const page = await db
      .select()
      .from(operatorRecords)
      .where(gt(operatorRecords.position, last?.position ?? 0))
      .orderBy(asc(operatorRecords.position))
      .limit(pageRows)
    for (const row of page) {
      const follows = last === undefined || (row.position === last.position + 1 && row.previousHash === last.hash)
      const isFirst = row.position > 1 || row.previousHash === ''
      const hasDetails = row.details === null || hashOf(row.details) === row.detailsHash
      if (!follows || !isFirst || !hasDetails || hashOfRow(row) !== row.hash) return { rows, broken: row.position }
      last = row
      rows += 1
    }
    if (page.length < pageRows) return { rows, broken: undefined }
  }
}

/** What operators did to a subject, the oldest first. */
export function recordsOf(db: Database | Transaction, kind: SubjectKind, id: string) {
  return db
    .select({
      happenedAt: operatorRecords.happenedAt,
      operator: operatorRecords.operator,
      network: operatorRecords.network,
      act: operatorRecords.act,
      details: operatorRecords.details,
    })
    .from(operatorRecords)
    .where(and(eq(operatorRecords.subjectKind, kind), eq(operatorRecords.subject, id)))
    .orderBy(asc(operatorRecords.position))
}
