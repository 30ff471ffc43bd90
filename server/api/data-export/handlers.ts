import { and, eq, gt } from 'drizzle-orm'
import * as contract from '#contract/accounts/data-export.ts'
import { dataExports } from '#server/db/schema/data-exports.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import downloadDataExport from './download-data-export.ts'
import { presentDataExport } from './present.ts'
import requestDataExport from './request-data-export.ts'

/** A handler for each call of `contract/accounts/data-export.ts`. */
export const dataExportHandlers = {
  dataExport: defineHandler(contract.dataExport, async ({ db, clock, member }) => {
    const [row] = await db
      .select({ status: dataExports.status, percent: dataExports.percent, expiresAt: dataExports.expiresAt })
      .from(dataExports)
      .where(and(eq(dataExports.memberId, member.memberId), gt(dataExports.expiresAt, clock.now())))
    return { content: presentDataExport(row) }
  }),
  downloadDataExport,
  requestDataExport,
} satisfies HandlersFor<typeof contract>
