import type { DataExport } from '#contract/accounts/data-export.ts'
import type { DataExportRow } from '#server/db/schema/data-exports.ts'

/** Turns the row of an export into wire content; undefined is none. */
export function presentDataExport(
  row: Pick<DataExportRow, 'status' | 'percent' | 'expiresAt'> | undefined,
): DataExport {
  if (!row) return { status: 'none', percent: 0, expires_at: null }
  const { status, percent, expiresAt } = row
  return { status, percent, expires_at: status === 'ready' ? expiresAt.toISOString() : null }
}
