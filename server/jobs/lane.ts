import { describeError } from '../db/errors.ts'
import type { Log } from '../lib/log.ts'

interface LaneOptions<Row> {
  /** Names the lane in the log. */
  readonly name: string
  /** Reads at most `limit` rows that are due, none of those whose keys are in `except`. */
  readonly read: (limit: number, except: readonly string[]) => Promise<readonly Row[]>
  readonly keyOf: (row: Row) => string
  readonly work: (row: Row) => Promise<unknown>
  /** Rows at one time. */
  readonly atOnce: number
  readonly log: Log
  readonly signal?: AbortSignal | undefined
}

/**
 * Works on due rows of one kind, several at a time. A row whose work hangs keeps its own place alone: the rows beside
 * it go on, and the next look leaves it out.
 */
export interface Lane {
  /** Starts every row that is due now. Resolves when all have been started, though some may still run. */
  look(): Promise<void>
  /** Resolves when no row runs any more. */
  idle(): Promise<void>
}

export function createLane<Row>({ name, read, keyOf, work, atOnce, log, signal }: LaneOptions<Row>): Lane {
  const running = new Map<string, Promise<void>>()

  const start = (row: Row) => {
    const key = keyOf(row)
    const working = work(row)
      .then(
        () => {},
        (error: unknown) => log.error({ lane: name, error: describeError(error) }, 'an order was not settled'),
      )
      .finally(() => running.delete(key))
    running.set(key, working)
  }

  return {
    look: async () => {
      const started = new Set<string>()
      for (;;) {
        while (running.size >= atOnce && !signal?.aborted) await Promise.race(running.values())
        if (signal?.aborted) return
        const rows = await read(atOnce - running.size, [...new Set([...running.keys(), ...started])])
        if (rows.length === 0) return
        for (const row of rows) {
          started.add(keyOf(row))
          start(row)
        }
      }
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}
