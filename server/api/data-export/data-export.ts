import { and, eq, gt } from 'drizzle-orm'
import { dataExport as endpoint } from '../../../contract/accounts/data-export.ts'
import { dataExports } from '../../db/schema/data-exports.ts'
import { defineHandler } from '../define-handler.ts'
import { presentDataExport } from './present.ts'

export default defineHandler(endpoint, async ({ db, clock, member }) => {
  const [row] = await db
    .select({ status: dataExports.status, percent: dataExports.percent, expiresAt: dataExports.expiresAt })
    .from(dataExports)
    .where(and(eq(dataExports.memberId, member.memberId), gt(dataExports.expiresAt, clock.now())))
  return { content: presentDataExport(row) }
})
