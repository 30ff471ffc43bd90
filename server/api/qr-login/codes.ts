import { and, eq } from 'drizzle-orm'
import type { QrStatus } from '#contract/accounts/qr-login.ts'
import type { Database } from '#server/db/open.ts'
import { qrLogins } from '#server/db/schema/sign-in.ts'
import { qrCookie } from '#server/lib/cookies.ts'
import { hashSecret } from '#server/lib/secrets.ts'
import type { Caller } from '../handler.ts'

export type QrRow = typeof qrLogins.$inferSelect

/** The code of this number if this browser shows it. */
export async function findBrowserCode(
  db: Pick<Database, 'select'>,
  caller: Caller,
  qrId: string,
): Promise<QrRow | undefined> {
  const cookie = caller.cookie(qrCookie)
  if (cookie === undefined) return undefined
  const [row] = await db
    .select()
    .from(qrLogins)
    .where(and(eq(qrLogins.id, qrId), eq(qrLogins.bindingHash, hashSecret(cookie))))
  return row
}

/** State of a code; an unsettled one expires. */
export function statusAt(row: Pick<QrRow, 'status' | 'expiresAt'>, now: Date): QrStatus {
  const { status } = row
  const isSettled = status === 'used' || status === 'refused'
  return !isSettled && row.expiresAt <= now ? 'expired' : status
}
