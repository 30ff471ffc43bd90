import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../lib/start-error.ts'
import { findBinaries } from './binaries.ts'
import { createDataDirectory, startErrorOf } from './data-directory.ts'
import { lockOwner, takeLock } from './data-lock.ts'
import { databaseUser, isRoot, nobody, reachableFolder } from './database-user.ts'
import { freePort } from './free-port.ts'
import { createCluster, firstLine } from './new-cluster.ts'
import { disownPostmaster, readPostmaster, stopPostmaster } from './postmaster.ts'
import { isAlive } from './processes.ts'

/**
 * PostgreSQL from npm, run by this process: the shop's database without DATABASE_URL, and the tests'. It listens on a
 * Unix socket only (on Windows on loopback), never runs as root, and loses nothing that it acknowledged.
 */
export interface EmbeddedDatabase {
  /** Driver options to connect to database `name`. */
  connection(name: string): pg.ClientConfig
  /** Stops the server. Resolves when it is down. Until then it is restarted whenever its process is gone. */
  stop(): Promise<void>
}

interface EmbeddedOptions {
  readonly directory: string
  /** For tests: trades durability for speed. */
  readonly volatile?: boolean
  /** Uses the server that another process runs, if there is one, and then leaves it running. */
  readonly join?: boolean
}

const isWindows = process.platform === 'win32'
/** How often the server's process is checked, in milliseconds. */
const superviseMs = 250

/** True when the directory holds a database of {@link startEmbeddedDatabase}. */
export function hasEmbeddedDatabase(directory: string): boolean {
  const place = isRoot ? reachableFolder(directory) : resolve(directory)
  return existsSync(join(place, 'postgres', 'PG_VERSION'))
}

/** Starts or adopts the server of `directory`. Throws a {@link StartError} when that fails. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const directory = isRoot ? reachableFolder(options.directory) : resolve(options.directory)
  createDataDirectory(directory)
  if (options.join && lockOwner(directory) !== undefined) {
    const data = join(directory, 'postgres')
    return { connection: connectionOf(data, readPostmaster(data)?.port ?? 0), stop: async () => {} }
  }
  let release: (() => void) | undefined
  try {
    if (isRoot) chmodSync(directory, (statSync(directory).mode & 0o777) | 0o001)
    release = takeLock(directory)
    return await startServer(directory, options.volatile ?? false, release)
  } catch (error) {
    release?.()
    throw startErrorOf(error, directory) ?? error
  }
}

async function startServer(directory: string, volatile: boolean, release: () => void): Promise<EmbeddedDatabase> {
  const native = findBinaries()
  const data = join(directory, 'postgres')
  const logFile = join(directory, 'postgres.log')
  const program = (name: string) => join(native, 'bin', isWindows ? `${name}.exe` : name)

  if (!existsSync(join(data, 'PG_VERSION'))) createCluster(data, program('initdb'), volatile)

  const sockets = socketDirectory(data)
  const running = readPostmaster(data)
  const tcpPort = isWindows ? (running?.port ?? (await freePort())) : 5432
  const connection = connectionOf(data, tcpPort)

  const launch = (): number | undefined => {
    disownPostmaster(data)
    if (!isWindows) {
      // Only this user may enter it. A killed server leaves its socket and the socket's lock.
      rmSync(sockets, { recursive: true, force: true })
      mkdirSync(sockets, { recursive: true, mode: 0o700 })
      chmodSync(sockets, 0o700)
      if (isRoot) chownSync(sockets, nobody, nobody)
    }
    const log = openSync(logFile, 'w', 0o600)
    const settings = [
      ...(isWindows
        ? ['listen_addresses=127.0.0.1', `port=${tcpPort}`]
        : ['listen_addresses=', `unix_socket_directories=${sockets}`, 'unix_socket_permissions=0700']),
      'max_connections=60',
      'log_destination=stderr',
      ...(volatile ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
    ]
    // In a session of its own: Ctrl+C must not stop the database before our last write.
    const child = spawn(program('postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...databaseUser,
      cwd: data,
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env['PATH'], TZ: 'UTC' },
    })
    closeSync(log)
    // A program that cannot be run has no process number; the wait below reports it.
    child.once('error', (error) => writeFileSync(logFile, error.message))
    child.unref()
    return child.pid
  }

  /** Starts the server, or waits for the running one, until it answers. Returns its process number. */
  const bringUp = async (found: number | undefined): Promise<number> => {
    const deadline = performance.now() + 60_000
    let adopted = found !== undefined
    let pid = found ?? launch()
    while (!(await answers(connection('postgres'), () => pid !== undefined && isAlive(pid), deadline))) {
      // A running server may have been shutting down; a new one may have met the last children of a killed one.
      if (performance.now() > deadline || !(adopted || isStillShared(logFile))) {
        throw new StartError(
          `The embedded database did not start: ${firstLine(lastError(logFile))}. Its log is ${logFile}.`,
        )
      }
      await setTimeout(100)
      adopted = false
      pid = launch()
    }
    if (pid === undefined) throw new StartError(`The embedded database could not be run; its log is ${logFile}.`)
    return pid
  }

  let pid = await bringUp(running?.pid)
  await createDatabase(connection('postgres'), 'practicum')

  const stopping = new AbortController()
  const { signal } = stopping
  /** Restarts the server whenever its process is gone. */
  const supervise = async () => {
    while (!signal.aborted) {
      await setTimeout(superviseMs, undefined, { signal }).catch(() => {})
      if (signal.aborted || isAlive(pid)) continue
      try {
        pid = await bringUp(undefined)
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
      }
    }
  }
  const supervising = supervise()

  return {
    connection,
    stop: async () => {
      stopping.abort()
      await supervising
      await stopPostmaster(pid)
      if (!isWindows) rmSync(sockets, { recursive: true, force: true })
      release()
    },
  }
}

/** Short, because socket paths have a maximum length, and the same for every process with these data. */
function socketDirectory(data: string): string {
  return join(tmpdir(), `practicum-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`)
}

function connectionOf(data: string, tcpPort: number): EmbeddedDatabase['connection'] {
  const address = isWindows ? { host: '127.0.0.1', port: tcpPort } : { host: socketDirectory(data), port: 5432 }
  return (name) => ({ ...address, user: 'practicum', database: name })
}

/** True while backends of a killed server still hold its shared memory. They exit on their own. */
function isStillShared(logFile: string): boolean {
  return readFileSync(logFile, 'utf8').includes('pre-existing shared memory block')
}

/** Waits until the server answers; false when it is gone, or at the deadline. */
async function answers(options: pg.ClientConfig, alive: () => boolean, deadline: number): Promise<boolean> {
  for (;;) {
    const client = new pg.Client({ ...options, connectionTimeoutMillis: 2_000, query_timeout: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      if (!alive() || performance.now() > deadline) return false
      await setTimeout(30)
    } finally {
      void client.end()
    }
  }
}

async function createDatabase(options: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(options)
  try {
    await client.connect()
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

function lastError(logFile: string): string | undefined {
  const lines = readFileSync(logFile, 'utf8').split('\n')
  return lines.findLast((line) => /FATAL|ERROR|PANIC/.test(line)) ?? lines.findLast((line) => line !== '')
}
