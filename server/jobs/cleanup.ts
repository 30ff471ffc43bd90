import { describeError } from '../db/errors.ts'
import type { Database } from '../db/open.ts'
import { retentionRules } from '../db/retention/rules.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'

const hour = 60 * 60 * 1000

/** Deletes what the table of retention does not keep any more (`server/db/retention/rules.ts`). */
export async function deleteExpired(db: Database, clock: Clock): Promise<void> {
  for (const rule of retentionRules) await rule.delete(db, clock)
}

/** Runs {@link deleteExpired} every hour. Returns how to stop it. */
export function cleanUpRegularly(db: Database, clock: Clock, log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = deleteExpired(db, clock).catch((error: unknown) =>
      log.warn({ error: describeError(error) }, 'old rows were not deleted'),
    )
  }, hour)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
