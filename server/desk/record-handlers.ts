import { and, desc, eq, type SQL } from 'drizzle-orm'
import * as contract from '../../contract/desk/records.ts'
import { type HandlersFor, pageInfo } from '../api/handler.ts'
import { operatorRecords } from '../db/schema/operator.ts'
import { defineDeskHandler } from './define-desk-handler.ts'

const recordList = defineDeskHandler(contract.recordList, async ({ db, query }) => {
  const { operator, act, subject_kind: kind, subject, page_index: index, page_size: size } = query
  const conditions: (SQL | undefined)[] = [
    operator === undefined ? undefined : eq(operatorRecords.operator, operator),
    act === undefined ? undefined : eq(operatorRecords.act, act),
    kind === undefined ? undefined : eq(operatorRecords.subjectKind, kind),
    subject === undefined ? undefined : eq(operatorRecords.subject, subject),
  ]
  const wanted = and(...conditions)
  const rows = await db
    .select()
    .from(operatorRecords)
    .where(wanted)
    .orderBy(desc(operatorRecords.position))
    .limit(size)
    .offset((index - 1) * size)
  return {
    content: rows.map((row) => ({
      position: row.position,
      happened_at: row.happenedAt.toISOString(),
      operator: row.operator,
      network: row.network,
      act: row.act,
      subject_kind: row.subjectKind,
      subject: row.subject,
      details: row.details,
    })),
    page_info: pageInfo(query, await db.$count(operatorRecords, wanted)),
  }
})

export const recordHandlers: HandlersFor<typeof contract> = { recordList }
