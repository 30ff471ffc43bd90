import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import type { OpenDatabase, Transaction } from '../db/open.ts'
import { serverBusy } from '../lib/any-call-errors.ts'

/** Tells the calls that wait for a code when something happened to it, in whatever process. */
export interface QrChanges {
  /**
   * Resolves when the code changes, or may have, at the latest after so many milliseconds, or when `signal` is
   * aborted. Throws the refusal `PR10007503` at once when too many wait already. Ask for it before reading the code's state, lest a
   * change come between.
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
    // Notices are lost while disconnected, so whoever waits looks for themselves.
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

/** Tells all processes that something happened to a code, once the transaction is done. */
export async function notifyQrChange(tx: Transaction, qrId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${qrChannel}, ${qrId})`)
}
