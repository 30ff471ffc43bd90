import { and, eq } from 'drizzle-orm'
import type { QrStatus } from '#contract/accounts/qr-login.ts'
import { type Database, type Transaction, transact } from '#server/db/open.ts'
import { qrLogins } from '#server/db/schema/sign-in.ts'
import type { Clock } from '#server/lib/clock.ts'
import { hashSecret, isSecretOf } from '#server/lib/secrets.ts'
import { notifyQrChange } from '../qr-login-changes.ts'
import type { QrRow } from './codes.ts'
import { statusAt } from './codes.ts'

/** Result of a step of the phone. */
export interface QrStep {
  /** Whether the step was taken; false when the code was in another state or does not exist. */
  readonly isTaken: boolean
  /** Current state of the code; undefined when it does not exist. */
  readonly status: QrStatus | undefined
}

/**
 * The app has scanned a code. `text` is the code's text or its `qr` parameter. `phone` is the app's id of the phone:
 * for another phone the code stays unknown. An app that answers for all of its phones omits it.
 */
export function scanQr(db: Database, clock: Clock, text: string, phone = ''): Promise<QrStep> {
  return step(db, clock, text, phone, 'waiting', async () => ({ status: 'scanned', scannedByHash: hashSecret(phone) }))
}

/**
 * The student lets the browser that shows the code log in. Only after the scan. `who` is the member, or finds the member
 * in the transaction of the approval.
 */
export function approveQr(
  db: Database,
  clock: Clock,
  text: string,
  who: string | ((tx: Transaction) => Promise<string>),
  phone = '',
): Promise<QrStep> {
  return step(db, clock, text, phone, 'scanned', async (tx) => ({
    status: 'approved',
    memberId: typeof who === 'string' ? who : await who(tx),
  }))
}

/** The student refuses; the code ends. Only after the scan. */
export function refuseQr(db: Database, clock: Clock, text: string, phone = ''): Promise<QrStep> {
  return step(db, clock, text, phone, 'scanned', async () => ({ status: 'refused' }))
}

interface QrChange {
  readonly status: QrRow['status']
  readonly memberId?: string
  readonly scannedByHash?: string
}

async function step(
  db: Database,
  clock: Clock,
  text: string,
  phone: string,
  from: QrRow['status'],
  changeOf: (tx: Transaction) => Promise<QrChange>,
): Promise<QrStep> {
  const { id, secret } = readCode(text)
  if (id === undefined) return { isTaken: false, status: undefined }
  return transact(db, async (tx) => {
    const change = await changeOf(tx)
    const [row] = await tx.select().from(qrLogins).where(eq(qrLogins.id, id))
    if (!row || !isSecretOf(secret, row.secretHash)) return { isTaken: false, status: undefined }
    const status = statusAt(row, clock.now())
    const isOfOther = row.scannedByHash !== null && row.scannedByHash !== hashSecret(phone)
    if (status === 'scanned' && isOfOther) return { isTaken: false, status: undefined }
    if (status !== from) return { isTaken: false, status }
    await tx
      .update(qrLogins)
      .set(change)
      .where(and(eq(qrLogins.id, id), eq(qrLogins.status, from)))
    await notifyQrChange(tx, id)
    return { isTaken: true, status: change.status }
  })
}

const codePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]+)$/

function readCode(text: string): { id?: string; secret?: string } {
  const code = URL.parse(text)?.searchParams.get('qr') ?? text
  const [, id, secret] = codePattern.exec(code) ?? []
  return id === undefined || secret === undefined ? {} : { id, secret }
}
