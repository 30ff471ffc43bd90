import { describeError } from '../db/errors.ts'
import type { Database } from '../db/open.ts'
import { retentionRules } from '../db/retention/rules.ts'
import type { Clock } from '../lib/clock.ts'
import type { Figures } from '../lib/figures.ts'
import type { Log } from '../lib/log.ts'
import { runRegularly } from '../lib/run-regularly.ts'

const hour = 60 * 60 * 1000

/**
 * Deletes what the table of retention does not keep any more (`server/db/retention/rules.ts`). Throws an AggregateError
 * after the last rule when some failed.
 */
export async function deleteExpired(db: Database, clock: Clock): Promise<void> {
  const errors: unknown[] = []
  for (const rule of retentionRules) {
    // What one rule fails at keeps no other rule from deleting.
    await rule.delete(db, clock).catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} rules failed`)
}

/** Runs {@link deleteExpired} every hour. Returns how to stop it. */
export function cleanUpRegularly(db: Database, clock: Clock, log: Log, figures?: Figures): () => Promise<void> {
  return runRegularly({
    name: 'cleanup',
    everyMs: hour,
    startsNow: false,
    work: () => deleteExpired(db, clock),
    onError: (error) => {
      const causes: unknown[] = error instanceof AggregateError ? error.errors : [error]
      for (const cause of causes) log.warn({ error: describeError(cause) }, 'old rows were not deleted')
    },
    figures,
  })
}
