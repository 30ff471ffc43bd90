import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { dataExportLimits } from '#contract/accounts/data-export.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Transaction } from '#server/db/open.ts'
import { dataExports } from '#server/db/schema/data-exports.ts'

/** The export of a member that is under way; undefined without one. */
export async function findRunning(tx: Pick<Transaction, 'select'>, memberId: string, now: Date) {
  const isRunning = inArray(dataExports.status, ['requested', 'preparing'])
  const [running] = await tx
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.memberId, memberId), isRunning, gt(dataExports.expiresAt, now)))
  return running
}

/** Requests the files of a member for the job. Returns undefined, and changes nothing, while an export is under way. */
export async function startDataExport(
  tx: Transaction,
  now: Date,
  { memberId, locale }: { readonly memberId: string; readonly locale: Locale },
) {
  if (await findRunning(tx, memberId, now)) return undefined
  const row = {
    id: randomUUID(),
    status: 'requested',
    locale,
    percent: 0,
    json: null,
    csv: null,
    requestedAt: now,
    expiresAt: new Date(now.getTime() + dataExportLimits.keptSeconds * 1000),
    checkAt: now,
    checks: 0,
  } as const
  await tx
    .insert(dataExports)
    .values({ memberId, ...row })
    .onConflictDoUpdate({ target: dataExports.memberId, set: row })
  return row
}
