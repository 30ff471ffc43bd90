import * as contract from '#contract/desk/records.ts'
import { type HandlersFor, pageInfo } from '../api/handler.ts'
import { findRecords } from '../operator/find-records.ts'
import { defineDeskHandler } from './define-desk-handler.ts'

const recordList = defineDeskHandler(contract.recordList, async ({ db, query, locale }) => {
  const { operator, act, subject_kind: kind, subject, page_index: index, page_size: size } = query
  const page = { limit: size, offset: (index - 1) * size, locale }
  const { rows, total } = await findRecords(db, { operator, act, kind, subject }, page)
  return {
    content: rows.map((row) => ({
      position: row.position,
      happened_at: row.happenedAt.toISOString(),
      operator: row.operator,
      network: row.network,
      act: row.act,
      subject_kind: row.subjectKind,
      subject: row.subject,
      subject_name: row.subjectName,
      details: row.details,
    })),
    page_info: pageInfo(query, total),
  }
})

export const recordHandlers: HandlersFor<typeof contract> = { recordList }
