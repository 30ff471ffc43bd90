import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import type { OpenDatabase, Transaction } from '../db/open.ts'
import { serverBusy } from '../lib/any-call-errors.ts'

/** Notifies waiting calls of changes of a code, in all processes. */
export interface QrChanges {
  /**
   * Resolves when the code changes or may have changed, after the given milliseconds at the latest, or when `signal` is
   * aborted. Throws `PR10007503` at once when too many calls wait. Call it before reading the state of the code, so
   * that no change is missed in between.
   */
  next(qrId: string, milliseconds: number, signal: AbortSignal): Promise<void>
  /** Ends all waiting. */
  release(): void
  close(): Promise<void>
}

const qrChannel = 'practicum_qr_login'

/** Calls that may wait in one process. */
const maxWaiting = 1_000

export async function watchQrLogins(database: OpenDatabase): Promise<QrChanges> {
  const changes = new EventEmitter().setMaxListeners(0)
  let waiting = 0
  const release = () => {
    for (const qrId of changes.eventNames()) changes.emit(qrId)
  }
  const subscription = await database.listen(
    qrChannel,
    (qrId) => changes.emit(qrId),
    // Notifications are lost while disconnected, so every waiting call reads the state again.
    release,
  )
  return {
    next: (qrId, milliseconds, signal) => {
      if (waiting >= maxWaiting) throw serverBusy()
      if (signal.aborted) return Promise.resolve()
      waiting += 1
      return new Promise<void>((done) => {
        const end = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', end)
          changes.off(qrId, end)
          waiting -= 1
          done()
        }
        const timer = setTimeout(end, milliseconds)
        signal.addEventListener('abort', end)
        changes.on(qrId, end)
      })
    },
    release,
    close: () => subscription.unlisten(),
  }
}

/** Notifies all processes of a change of a code, when the transaction commits. */
export async function notifyQrChange(tx: Transaction, qrId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${qrChannel}, ${qrId})`)
}
