import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray } from 'drizzle-orm'
import * as codes from '../../../contract/protocol/codes.ts'
import { dataExportLimits, requestDataExport as endpoint } from '../../../contract/accounts/data-export.ts'
import { transact, type Transaction } from '../../db/open.ts'
import { dataExports } from '../../db/schema/data-exports.ts'
import { defineHandler } from '../define-handler.ts'
import { countRequest, uncountRequest } from '../limited-requests.ts'
import { requireFreshAuthentication } from '../session/fresh-authentication.ts'
import { presentDataExport } from './present.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, caller, locale, member } = call
  const { memberId } = member
  await requireFreshAuthentication(db, call)
  const now = clock.now()
  const findRunning = async (tx: Pick<Transaction, 'select'>) => {
    const isRunning = inArray(dataExports.status, ['requested', 'preparing'])
    const [running] = await tx
      .select()
      .from(dataExports)
      .where(and(eq(dataExports.memberId, memberId), isRunning, gt(dataExports.expiresAt, now)))
    return running
  }

  const running = await findRunning(db)
  if (running) return { content: presentDataExport(running) }
  const counted = await countRequest(call, caller, codes.tooManyDataExports, [
    { kind: 'data-export member', key: memberId, max: dataExportLimits.perMember, seconds: dataExportLimits.seconds },
  ])
  const requested = await transact(db, async (tx) => {
    // Another tab may have been faster.
    if (await findRunning(tx)) return undefined
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
  })
  if (!requested) await uncountRequest(db, counted)
  return { content: presentDataExport(requested ?? (await findRunning(db))) }
})
