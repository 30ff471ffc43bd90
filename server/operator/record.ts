import { and, asc, eq } from 'drizzle-orm'
import type { SubjectKind } from '#contract/desk/records.ts'
import type { Database, Transaction } from '../db/open.ts'
import { type Act, appendRecord, type Operator } from '../db/operator-record.ts'
import { operatorRecords } from '../db/schema/operator.ts'

export type { Operator }

/** Appends an act of an operator to the record, in the transaction of the act. */
export function recordAct(tx: Transaction, now: Date, act: Act): Promise<void> {
  return appendRecord(tx, now, act)
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
