import { dataExportLimits, requestDataExport as endpoint } from '#contract/accounts/data-export.ts'
import * as codes from '#contract/protocol/codes.ts'
import { transact } from '#server/db/open.ts'
import { defineHandler } from '../define-handler.ts'
import { countRequest, uncountRequest } from '../limited-requests.ts'
import { requireFreshAuthentication } from '../session/fresh-authentication.ts'
import { presentDataExport } from './present.ts'
import { findRunning, startDataExport } from './start-data-export.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, caller, locale, member } = call
  const { memberId } = member
  await requireFreshAuthentication(db, call)
  const now = clock.now()
  const running = await findRunning(db, memberId, now)
  if (running) return { content: presentDataExport(running) }
  const counted = await countRequest(call, caller, codes.tooManyDataExports, [
    { kind: 'data-export member', key: memberId, max: dataExportLimits.perMember, seconds: dataExportLimits.seconds },
  ])
  // Another tab may have been faster.
  const requested = await transact(db, (tx) => startDataExport(tx, now, { memberId, locale }))
  if (!requested) await uncountRequest(db, counted)
  return { content: presentDataExport(requested ?? (await findRunning(db, memberId, now))) }
})
