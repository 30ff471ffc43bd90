import { createHmac } from 'node:crypto'
import type { Log } from '../lib/log.ts'
import { describeError } from './errors.ts'
import type { Database } from './open.ts'
import { sharedSecret } from './shared-secret.ts'

/**
 * Names networks and members in the log by a keyed hash: lines of one caller can be found together, and the hash
 * identifies nobody. All processes of a database use the same key.
 */
export interface Pseudonyms {
  /** Undefined without a value, and until the key has been read. */
  of(kind: 'network' | 'member', value: string | undefined): string | undefined
}

export function createPseudonyms(db: Database, log: Pick<Log, 'warn'>): Pseudonyms {
  let key: string | undefined
  let isReading = false
  const read = async () => {
    isReading = true
    try {
      key = await sharedSecret(db, 'log')
    } catch (error) {
      // The next line of the log tries again.
      log.warn({ error: describeError(error) }, 'the key of the log was not read')
    } finally {
      isReading = false
    }
  }
  return {
    of: (kind, value) => {
      if (value === undefined) return undefined
      if (key === undefined) {
        if (!isReading) void read()
        return undefined
      }
      return createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url').slice(0, 12)
    },
  }
}
