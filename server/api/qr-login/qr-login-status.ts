import { qrLoginLimits, qrLoginStatus } from '#contract/accounts/qr-login.ts'
import * as codes from '#contract/protocol/codes.ts'
import { defineHandler } from '../define-handler.ts'
import { findBrowserCode, statusAt } from './codes.ts'

export default defineHandler(qrLoginStatus, async ({ db, clock, qrChanges, caller, params, query, apiError }) => {
  const read = async () => {
    const row = await findBrowserCode(db, caller, params.qr_id)
    if (!row) throw apiError(codes.qrCodeInvalid, 'This browser shows no such code.')
    return { status: statusAt(row, clock.now()), expiresAt: row.expiresAt }
  }
  let code = await read()
  if (code.status === query.known && isOpen(code.status)) {
    const left = code.expiresAt.getTime() - clock.now().getTime()
    const over = new AbortController()
    const changed = qrChanges.next(
      params.qr_id,
      Math.min(left, qrLoginLimits.waitSeconds * 1000),
      AbortSignal.any([caller.signal, over.signal]),
    )
    try {
      // Read again, because it may have changed before we listened.
      code = await read()
      if (code.status === query.known) {
        await changed
        code = await read()
      }
    } finally {
      over.abort()
      await changed
    }
  }
  return { content: { status: code.status, expires_at: code.expiresAt.toISOString() } }
})

/** Whether a code can still change, so that waiting makes sense. */
function isOpen(status: string): boolean {
  return status === 'waiting' || status === 'scanned' || status === 'approved'
}
