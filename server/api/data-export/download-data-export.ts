import { and, eq, gt } from 'drizzle-orm'
import { type DataExportFormat, downloadDataExport as endpoint } from '#contract/accounts/data-export.ts'
import { dataExports } from '#server/db/schema/data-exports.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { dayOf } from '#server/lib/clock.ts'
import { defineHandler } from '../define-handler.ts'
import { requireFreshAuthentication } from '../session/fresh-authentication.ts'

const names = { json: 'shop-data', csv: 'shop-orders' } as const satisfies Record<DataExportFormat, string>
const types = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<DataExportFormat, string>

export default defineHandler(endpoint, async (call) => {
  const { db, clock, member, query } = call
  const { format } = query
  await requireFreshAuthentication(db, call)
  const [row] = await db
    .select({ text: dataExports[format], requestedAt: dataExports.requestedAt })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.memberId, member.memberId),
        eq(dataExports.status, 'ready'),
        gt(dataExports.expiresAt, clock.now()),
      ),
    )
  if (!row || row.text === null) throw notFound('data export')
  const file = new Blob([row.text])
  const name = `${names[format]}-${dayOf(row.requestedAt)}.${format}`
  return { file: { name, type: types[format], size: file.size, stream: file.stream() } }
})
