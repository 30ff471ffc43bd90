import { describeError } from '../db/errors.ts'
import type { Figures, JobName } from '../lib/figures.ts'
import type { Log } from '../lib/log.ts'
import { inNewTrace } from '../lib/traces.ts'

interface WorkQueueOptions<Row> {
  /** Names the queue in the log and the figures. */
  readonly name: JobName
  /** Reads at most `limit` due rows, without those whose keys are in `except`. */
  readonly read: (limit: number, except: readonly string[]) => Promise<readonly Row[]>
  readonly keyOf: (row: Row) => string
  readonly work: (row: Row) => Promise<unknown>
  /** Maximum rows at one time. */
  readonly concurrency: number
  readonly log: Log
  readonly figures?: Figures | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Works on due rows of one kind, several at a time. A row whose work hangs blocks only its own slot: the other rows go
 * on, and the next poll leaves it out.
 */
export interface WorkQueue {
  readonly name: JobName
  /** Starts every row that is due now. Resolves when all have been started; some may still run. */
  poll(): Promise<void>
  /** Resolves when no row runs any more. */
  onIdle(): Promise<void>
}

export function createWorkQueue<Row>(options: WorkQueueOptions<Row>): WorkQueue {
  const { name, read, keyOf, work, concurrency, log, figures, signal } = options
  const running = new Map<string, Promise<void>>()

  const start = (row: Row) => {
    const key = keyOf(row)
    const working = inNewTrace(name, {}, async () => work(row))
      .then(
        () => figures?.rowSettled(name, true),
        (error: unknown) => {
          figures?.rowSettled(name, false)
          log.error({ queue: name, error: describeError(error) }, 'a row was not worked on')
        },
      )
      .finally(() => running.delete(key))
    running.set(key, working)
  }

  return {
    name,
    poll: async () => {
      const started = new Set<string>()
      for (;;) {
        while (running.size >= concurrency && !signal?.aborted) await Promise.race(running.values())
        if (signal?.aborted) return
        const rows = await read(concurrency - running.size, [...new Set([...running.keys(), ...started])])
        if (rows.length === 0) return
        for (const row of rows) {
          started.add(keyOf(row))
          start(row)
        }
      }
    },
    onIdle: async () => {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}
