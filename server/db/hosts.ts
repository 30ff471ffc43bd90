import pg from 'pg'
import { hostAddresses } from '../lib/database-address.ts'
import { DatabaseUnavailable } from './errors.ts'

/** How a database is reached: a URL, or the options of the driver. */
export type DatabaseTarget = string | pg.ClientConfig

/** The hosts of a database, of which one takes writes. */
export interface DatabaseHosts {
  /** Options of a connection to the host that takes writes. Throws {@link DatabaseUnavailable} when none does. */
  writable(): Promise<pg.ClientConfig>
  /** Options of the last connection that {@link writable} named. */
  current(): pg.ClientConfig
  /** Throws {@link DatabaseUnavailable} when a connection takes no writes, because another host has taken over. */
  check(client: pg.ClientBase): Promise<void>
  /** Looks for the host again before the next connection. */
  forget(): void
}

/** Maximum time for a host to say whether it takes writes, in milliseconds. */
const answerMs = 1_000

/** The hosts that `target` names. A single one is taken at its word. */
export function databaseHosts(target: DatabaseTarget): DatabaseHosts {
  const config = typeof target === 'string' ? { connectionString: target } : target
  const { connectionString } = config
  const addresses = connectionString === undefined ? [] : hostAddresses(connectionString)
  const [first] = addresses
  if (addresses.length < 2) {
    const single = first === undefined ? config : { ...config, connectionString: first }
    return { writable: async () => single, current: () => single, check: async () => {}, forget: () => {} }
  }

  let current: pg.ClientConfig = config
  let found: Promise<pg.ClientConfig> | undefined
  const find = async () => {
    try {
      current = await Promise.any(
        addresses.map(async (address) => {
          const options = { ...config, connectionString: address }
          await assertAnswers(options)
          return options
        }),
      )
      return current
    } catch {
      found = undefined
      throw new DatabaseUnavailable('no host of the database takes writes')
    }
  }
  return {
    writable: () => (found ??= find()),
    current: () => current,
    check: assertWritable,
    forget: () => {
      found = undefined
    },
  }
}

async function assertAnswers(options: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: answerMs, query_timeout: answerMs })
  client.on('error', () => {})
  try {
    await client.connect()
    await assertWritable(client)
  } finally {
    // Not waited for: a host behind a broken network closes nothing.
    client.end().catch(() => {})
  }
}

async function assertWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'off') throw new DatabaseUnavailable('this host takes no writes')
}
